import { Type, type Static } from 'typebox';
import { Help, Asset, Link, Text } from '#schemas/shared';

export const HeaderProps = Type.Object(
  {
    name: Text({ description: 'Name of the firm, administrator or claim.', maxLength: 120 }),
    tagline: Type.Optional(Text({ description: 'A few words beside the name.', maxLength: 160 })),
    logo: Type.Optional(Asset({ description: 'Shown beside the name, 48 px high.' })),
    href: Type.Optional(Link({ description: 'Where the name leads. Default `/`.' })),
    layout: Type.Optional(
      Type.Union([Type.Literal('start'), Type.Literal('centred'), Type.Literal('band')], {
        description: 'Name at the start of the line, in its middle, or on a band of the brand colour. Default `start`.',
      }),
    ),
    help: Type.Optional(Help),
  },
  { title: 'Header', additionalProperties: false },
);

export type HeaderProps = Static<typeof HeaderProps>;

export const texts = {
  help: 'Need help?',
};
