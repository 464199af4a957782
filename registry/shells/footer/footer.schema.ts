import { Type, type Static } from 'typebox';
import { Help, Link, Text } from '#schemas/shared';

export const FooterProps = Type.Object(
  {
    name: Text({ description: 'Name of the firm that runs the portal: shown with the current year.', maxLength: 160 }),
    legal: Type.Optional(Text({ description: 'What the law requires, such as registration and regulator.' })),
    help: Type.Optional(Help),
    accessibility: Type.Optional(Link({ description: 'The accessibility statement, where it is not among the links.' })),
    links: Type.Optional(
      Type.Array(Type.Object({ label: Text({ maxLength: 100 }), href: Link() }, { additionalProperties: false }), { maxItems: 40 }),
    ),
  },
  { title: 'Footer', additionalProperties: false },
);

export type FooterProps = Static<typeof FooterProps>;

export const texts = {
  help: 'Need help?',
  links: 'About this portal',
  accessibility: 'Accessibility statement',
};
