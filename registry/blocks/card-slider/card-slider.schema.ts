import { Type, type Static } from 'typebox';
import { Asset, Link, Text } from '#schemas/shared';

export const CardSliderProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the cards.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    cards: Type.Array(
      Type.Object(
        {
          title: Text({ maxLength: 200 }),
          text: Type.Optional(Text({ description: 'A sentence or two.' })),
          image: Type.Optional(Asset({ description: 'Shown 3 : 2, cropped to fill.' })),
          alt: Type.Optional(Text({ description: 'Text in place of the image; empty or left out when it is decoration.', maxLength: 300 })),
          link: Type.Optional(
            Type.Object({ href: Link(), label: Type.Optional(Text({ maxLength: 100 })) }, { additionalProperties: false }),
          ),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 60 },
    ),
  },
  { title: 'Card slider', additionalProperties: false },
);

export type CardSliderProps = Static<typeof CardSliderProps>;

export const texts = {
  cards: 'Cards',
  back: 'Previous cards',
  forward: 'More cards',
  /** `{shown}` is the number of the card in view, or the first and the last of several. */
  position: '{shown} of {total}',
};
