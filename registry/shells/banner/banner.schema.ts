import { Type, type Static } from 'typebox';
import { Asset, Link, Text } from '#schemas/shared';

const Onward = (description: string) =>
  Type.Object({ label: Text({ maxLength: 80 }), href: Link() }, { additionalProperties: false, description });

export const BannerProps = Type.Object(
  {
    look: Type.Optional(
      Type.Union([Type.Literal('hero'), Type.Literal('announcement')], {
        description: 'A large opening, or one line of news. Default hero.',
      }),
    ),
    heading: Text({ description: 'One sentence.', maxLength: 200 }),
    intro: Type.Optional(Text({ description: 'Two sentences at most.', maxLength: 600 })),
    image: Type.Optional(Asset({ description: 'Only in a hero; cropped to fill its half.' })),
    imageAlt: Type.Optional(Text({ description: 'Text in place of the image; empty or left out when it is decoration.', maxLength: 300 })),
    action: Type.Optional(Onward('The one thing to do.')),
    signedInAction: Type.Optional(Onward('In place of the one thing to do, for people who are signed in: they are not asked to join.')),
    secondaryAction: Type.Optional(Onward('The other thing to do.')),
  },
  { title: 'Banner', additionalProperties: false },
);

export type BannerProps = Static<typeof BannerProps>;

export const texts = {};
