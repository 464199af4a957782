import { Type, type Static } from 'typebox';
import { Html, Text } from '#schemas/shared';

export const HtmlProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the text.', maxLength: 200 })),
    html: Html({ description: 'Running text: paragraphs, headings from h2, lists, tables, images. Scripts and styles are removed.' }),
  },
  { title: 'Running text', additionalProperties: false },
);

export type HtmlProps = Static<typeof HtmlProps>;

export const texts = {};
