import { Type, type Static } from 'typebox';
import { File, Text } from '#schemas/shared';

export const DocumentsProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the documents.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    documents: Type.Array(
      Type.Object(
        {
          title: Text({ description: 'Name of the document, as a claimant would call it.', maxLength: 200 }),
          file: File({
            description: 'File in assets/, such as guide.pdf, or an https address. Kind and size are read from the file.',
          }),
          date: Type.Optional(Type.String({ format: 'date', description: 'Day of the document: `2026-02-14`.' })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  { title: 'Documents', additionalProperties: false },
);

export type DocumentsProps = Static<typeof DocumentsProps>;

export const texts = {
  documents: 'Documents',
  back: 'Previous documents',
  forward: 'More documents',
  /** `{size}` is a number. */
  bytes: '{size} bytes',
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
  download: 'Download',
  /** Of a file at another address, which is shown there. */
  open: 'Open',
};
