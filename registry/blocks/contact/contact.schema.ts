import { Type, type Static } from 'typebox';
import { Email, Phone, Frame, Link, Text } from '#schemas/shared';

export const ContactProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the ways to reach the firm.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    address: Type.Optional(Text({ description: 'Postal address, one line per line.', maxLength: 1000 })),
    email: Type.Optional(Email('Address of the help desk.')),
    phone: Type.Optional(Phone('Number as people read it; the link is made from it.')),
    hours: Type.Optional(Text({ description: 'When the phone is answered.', maxLength: 300 })),
    map: Type.Optional(
      Type.Object(
        {
          embed: Frame({
            description: 'Https address of a map that may be shown in a frame. Its host must be one of outsideHosts.frames in tenant.json.',
          }),
          link: Type.Optional(Link({ description: 'The same place on a map of its own page.' })),
          atOnce: Type.Optional(
            Type.Boolean({
              description:
                'Load with the page instead of on request. Default false: the provider of a map sees the address of each visitor.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { title: 'Contact details', additionalProperties: false },
);

export type ContactProps = Static<typeof ContactProps>;

export const texts = {
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hours: 'Opening hours',
  showMap: 'Show the map',
  mapTitle: 'Map of our address',
  openMap: 'Open the map in its own page',
};
