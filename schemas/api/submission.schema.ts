import { Type, type Static } from 'typebox';
import { submissionStatuses } from '../shared/statuses.ts';
import { choice } from '../shared/text.ts';
import { AttachmentLink, MissingFile } from './files.schema.ts';
import { giveBackRefusals } from './give-back-refusals.ts';
import { id, optional, text } from './property-types.ts';
import { maxCorrectionReason } from './status-limits.ts';

const map = Type.Record(Type.String(), Type.Unknown());
export const SubmissionStatus = choice(submissionStatuses);

/** How the questions of a draft’s form differ from those it had when the draft was saved (FRM-27); titles as a definition has them. */
const FormChanges = Type.Object({
  added: Type.Array(text()),
  removed: Type.Array(Type.Object({ name: text(), title: optional(Type.Unknown()) })),
});

/** What staff asked to be corrected in a form that was sent. Who asked is for staff. */
const request = {
  reason: text(maxCorrectionReason),
  language: optional({ ...text(10), description: 'Code of the language that the reason is written in.' }),
  sentAt: text(40),
  givenBackAt: text(40),
  by: optional(text()),
};

/** What staff ask to be corrected in a form that was sent (GBK-01). Whether something was changed since is for staff. */
export const Correction = Type.Object(
  {
    ...request,
    isFormGone: optional(Type.Boolean({ description: 'In a list, for staff: its form is published no more, so that it cannot be sent.' })),
    isChanged: optional(Type.Boolean({ description: 'For staff: something was changed since, so that the request is not withdrawn.' })),
  },
  { description: 'What is to be corrected in a form that was sent and is given back; absent of any other.' },
);

/** What was sent before it was given back (GBK-01). */
const SentVersion = Type.Object({ number: Type.Integer({ minimum: 1 }), ...request });
export const versions = optional(
  Type.Array(SentVersion, { description: 'In lists and details: what was sent before, each time it was given back, oldest first.' }),
);

/** Of a submission, in lists and details. */
export const label = optional(
  Type.String({ maxLength: 100, description: 'In lists and details: what distinguishes it from others of its form.' }),
);

/** Submission (FRM-17, DET-06). An account without one is answered a placeholder with an all-zero id (MYC-09). */
export const Submission = Type.Object({
  id,
  accountId: id,
  projectId: text(),
  formSlug: text(100),
  formName: text(),
  status: SubmissionStatus,
  referenceNumber: text(),
  label,
  dynamicData: map,
  dataMetadata: optional(map),
  version: Type.Integer({ minimum: 0, description: 'Raised by every write; send it back in If-Match.' }),
  lastKey: optional(Type.String({ maxLength: 200, description: 'Idempotency-Key of the write that made this version.' })),
  page: optional(Type.Integer({ minimum: 0, description: 'Step of the form the claimant had reached.' })),
  createdAt: text(40),
  updatedAt: text(40),
  keptUntil: optional(
    Type.String({
      maxLength: 40,
      description: 'In a list: when the draft is deleted if nothing is changed. Absent there: it is not, and may not be deleted.',
    }),
  ),
  formChanges: optional(FormChanges),
  correction: optional(Correction),
  versions,
  giveBack: optional(choice(['offered', ...giveBackRefusals], 'In a list, for staff: whether it may be given back now, or why it is not.')),
  workflow: Type.Object({ submissionStatusCode: text() }),
  attachments: Type.Array(AttachmentLink),
  missingFiles: optional(Type.Array(MissingFile)),
});

/** What a claimant reads of a correction. */
export type CorrectionRequest = Pick<Correction, 'reason' | 'language' | 'sentAt'>;

/** When a form that was corrected was sent first, and when it was sent again; ISO 8601, UTC. */
export interface CorrectedForm {
  readonly sentAt: string;
  readonly correctedAt: string;
}

export type SentVersion = Static<typeof SentVersion>;
export type Correction = Static<typeof Correction>;
export type Submission = Static<typeof Submission>;
