import { Type, type Static } from 'typebox';
import { maxFileBytes } from '../shared/file-size.ts';
import { choice } from '../shared/text.ts';
import { absentFileStates, fileStates, fileWarnings, unusableFileWarnings } from '../shared/statuses.ts';
import { guidPattern } from '../shared/slug.ts';
import { id, optional, text } from './property-types.ts';

/** Files as calls announce them and answer them (FRM-13, FRM-17). */

export const guid = Type.String({ pattern: guidPattern });

/** A file the browser means to send: the answer carries its upload link. */
export const ExpectedFile = Type.Object(
  {
    questionName: text(200),
    fileName: text(255),
    size: Type.Integer({ minimum: 0 }),
    contentType: text(200),
    filePurpose: optional(text(100)),
  },
  { additionalProperties: false },
);

/** Of a submission: a file that was announced with its draft already is not announced twice. */
export const FileOfSubmission = Type.Object(
  {
    ...ExpectedFile.properties,
    id: optional(
      Type.String({
        maxLength: 64,
        description: 'The id that the answer has for the file; one that was announced with the draft keeps its row by it.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** A file in the place of one that is missing: question and purpose are those of the missing one. */
export const FileAgain = Type.Pick(ExpectedFile, ['fileName', 'size', 'contentType'], { additionalProperties: false });

/** A file of a draft: the sender gives it its id, so that a repeat of the call announces nothing twice. */
export const FileOfDraft = Type.Object(
  { ...Type.Pick(ExpectedFile, ['questionName', 'fileName', 'size', 'contentType']).properties, id: guid },
  { additionalProperties: false },
);

/** One file a submission expects (FRM-17); `uploadLink` takes a PUT with the file as its body. */
export const AttachmentLink = Type.Object({ id, questionName: text(), fileName: optional(text()), uploadLink: text(4000) });

/** A file that was sent for good and is not here (FRM-13): another may be sent in its place. */
export const MissingFile = Type.Object({
  id,
  questionName: text(),
  fileName: text(),
  state: choice([...absentFileStates, ...unusableFileWarnings], 'It never arrived, was refused, or cannot be opened as it is.'),
});

/** Item of an attachment list (CTL-ROW, DET-07). */
export const AttachmentItem = Type.Object({
  id,
  dmsDocumentId: id,
  uploadFileName: text(),
  size: optional(Type.Integer({ minimum: 0, description: 'Bytes.' })),
  questionName: text(),
  filePurpose: text(),
  creationDate: text(40),
  canDownload: Type.Boolean({ description: 'false while the file is checked: shown as being processed (CTL-ATT).' }),
  state: choice(fileStates),
  warning: optional(choice(fileWarnings, 'What was found when the file was opened once; it is stored all the same.')),
  isOpening: optional(
    Type.Boolean({ description: 'true: the file may be downloaded, and is still to be opened once: a warning or a thumbnail may follow.' }),
  ),
  hasJpeg: optional(Type.Boolean({ description: 'true: staff may download the picture as JPEG, too.' })),
  thumbnailUrl: optional(
    Type.String({ maxLength: 4000, description: 'A small JPEG of a picture, good for five minutes; absent for other files.' }),
  ),
});

export type AttachmentItem = Static<typeof AttachmentItem>;
export type AttachmentLink = Static<typeof AttachmentLink>;
export type MissingFile = Static<typeof MissingFile>;

export const maxDocumentText = Math.ceil(maxFileBytes / 3) * 4;

/** A document for a signature: `pdf`, or a template of the tenant that is filled with the answers of the submission; without a submission, with those of the registration. */
export const DocumentToSend = Type.Object(
  {
    documentId: optional(guid),
    submissionId: optional(id),
    name: Type.String({ minLength: 1, maxLength: 300 }),
    filePurpose: Type.String({ minLength: 1, maxLength: 100 }),
    pdf: optional(Type.String({ minLength: 1, maxLength: maxDocumentText, description: 'The bytes of a PDF, in Base64.' })),
    template: optional(Type.String({ minLength: 1, maxLength: 200, description: 'Slug of a PDF among the assets of the tenant.' })),
  },
  { additionalProperties: false },
);
