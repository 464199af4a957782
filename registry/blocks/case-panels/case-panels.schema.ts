import { Type, type Static } from 'typebox';
import { Link, Text } from '#schemas/shared';

export const CasePanelsProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the panels.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    look: Type.Optional(
      Type.Union([Type.Literal('lines'), Type.Literal('tiles')], {
        description: 'Open columns under a line, or filled tiles. Default lines.',
      }),
    ),
    panels: Type.Array(
      Type.Object(
        {
          number: Type.Optional(Text({ description: 'A figure of the case, as people read it: `41,000`, `£14.2m`.', maxLength: 24 })),
          title: Text({ description: 'What the figure counts, or what the panel is about.', maxLength: 200 }),
          text: Type.Optional(Text({ description: 'A sentence or two.' })),
          link: Type.Optional(
            Type.Object(
              { href: Link(), label: Text({ description: 'Where it leads, in words that need no panel around them.', maxLength: 100 }) },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 24 },
    ),
  },
  { title: 'Case panels', additionalProperties: false },
);

export type CasePanelsProps = Static<typeof CasePanelsProps>;

export const texts = {};
