import { Type, type Static } from 'typebox';
import { Text } from '../shared/text.ts';

/** The templates that staff are offered where they send a document for a signature (ESG-09). */
export const DocumentsToSign = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    slug: Type.Literal('documents-to-sign'),
    templates: Type.Array(
      Type.Object(
        {
          asset: Type.String({
            pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,190}\\.pdf$',
            'x-pattern': 'the name of a PDF in assets/, such as agreement.pdf',
            'x-format': 'file',
            description: 'A PDF among the assets. Its fields are filled with the answers of the submission, else of the registration.',
          }),
          name: Text({ description: 'What staff choose it by, and what the document is called unless they change that.', maxLength: 200 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 100, description: 'In the order in which staff are offered them.' },
    ),
  },
  { title: 'Documents to sign', additionalProperties: false },
);

export type DocumentsToSign = Static<typeof DocumentsToSign>;
