import { Type, type Static } from 'typebox';

const Colour = Type.String({
  pattern: '^#[0-9a-fA-F]{6}$',
  'x-pattern':
    'a colour as # and six digits from 0 to 9 or letters from a to f, such as #1b4d3e or #ffffff; names such as green are not read',
  description: 'Six hex digits, as #1b4d3e.',
});

const Scheme = Type.Object(
  {
    brand: Colour,
    accent: Type.Optional(Colour),
    background: Type.Optional(Colour),
    surface: Type.Optional(Colour),
    text: Type.Optional(Colour),
  },
  { additionalProperties: false },
);

/** Seeds of a tenant's look. Everything else (on-colours, borders, states) is derived, and contrast is checked on publishing. */
export const Theme = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    light: Scheme,
    dark: Scheme,
    typeface: Type.Object(
      {
        body: Type.Union([Type.Literal('humanist'), Type.Literal('geometric'), Type.Literal('grotesque'), Type.Literal('serif')]),
        heading: Type.Union([Type.Literal('humanist'), Type.Literal('geometric'), Type.Literal('grotesque'), Type.Literal('serif')]),
      },
      {
        additionalProperties: false,
        description:
          'humanist (Atkinson Hyperlegible), geometric (Figtree) and serif (Lora) are shipped, 20 to 38 kB each; grotesque is what the device has.',
      },
    ),
    corners: Type.Union([Type.Literal('square'), Type.Literal('soft'), Type.Literal('round')]),
    density: Type.Optional(
      Type.Union([Type.Literal('compact'), Type.Literal('regular'), Type.Literal('airy')], {
        description: 'Space between parts of a page, and the size of headings. Default regular.',
      }),
    ),
  },
  { title: 'Theme', additionalProperties: false },
);

export type Theme = Static<typeof Theme>;
