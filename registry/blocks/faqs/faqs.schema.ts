import { Type, type Static } from 'typebox';
import { Html, Text } from '#schemas/shared';

export const FaqsProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the questions.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    items: Type.Array(
      Type.Object(
        {
          question: Text({ description: 'As a claimant would ask it.', maxLength: 300 }),
          answer: Html({ description: 'The answer: short paragraphs, links, lists.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 200, description: 'The first is open at the start; opening one closes the others.' },
    ),
  },
  { title: 'Questions and answers', additionalProperties: false },
);

export type FaqsProps = Static<typeof FaqsProps>;

export const texts = {};
