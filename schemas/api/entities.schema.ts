import { Type, type Static } from 'typebox';
import { AttachmentLink, MissingFile } from './files.schema.ts';
import { localised } from './localised.ts';
import { DataView } from './profile.schema.ts';
import { id, optional, text } from './property-types.ts';
import { Correction, label, SubmissionStatus, versions } from './submission.schema.ts';

/** Entities of the portal API. Dates are ISO 8601 in UTC. */

const map = Type.Record(Type.String(), Type.Unknown());

/** Account (REG-09, PRO-02). `password` never holds a value: sign-in is by passcode. */
export const Account = Type.Object({
  id,
  projectId: text(),
  identifier: text(),
  status: Type.Integer({ minimum: 0, maximum: 6, description: 'Started 0 … Completed 6.' }),
  type: optional(text()),
  locked: optional(Type.Boolean({ description: 'The account is inactive: its person cannot sign in.' })),
  fullname: text(),
  name: text(),
  family_name: text(),
  email: text(255),
  workflow: Type.Object({ status: text(), accountStatusCode: text() }),
  dynamicData: Type.Object({ id: optional(text()), project: optional(text()), _data: map, DataViews: optional(Type.Array(DataView)) }),
  submissions: optional(Type.Array(Type.Unknown())),
  missingFiles: optional(Type.Array(MissingFile, { description: 'Of those that it was registered with.' })),
  restrictedForms: optional(Type.Array(text(100), { description: 'Slugs of the restricted forms that it may fill.' })),
  hasRegistration: optional(Type.Literal(true, { description: 'Forms of a registration were answered for it, and can be had as a PDF.' })),
});

/** One line of answers under the form's own titles: a question with its answer as people read it, or the heading of those that follow. */
const AnswerLine = Type.Object({
  kind: Type.Union([Type.Literal('answer'), Type.Literal('heading')]),
  title: text(2000),
  text: optional(Type.String({ maxLength: 100_000, description: 'Of an answer; empty where there is none.' })),
  picture: optional(
    Type.String({
      pattern: '^data:image/png;base64,',
      maxLength: 300_000,
      description: 'Of a drawn signature; `text` is in its place where pictures are not shown.',
    }),
  ),
});

/** Detail of a submission (DET-06): the form's fields are under `data`. */
export const SubmissionDetail = Type.Object({
  id,
  accountId: id,
  referenceNumber: text(),
  status: SubmissionStatus,
  correction: optional(Correction),
  versions,
  version: optional(Type.Integer({ minimum: 1, description: 'Number of the one of `versions` that this is; absent: it is none of them.' })),
  updatedAt: text(40),
  fullname: text(),
  label,
  formRef: Type.Object({ name: localised(), slug: text(100) }),
  data: Type.Object({
    formDetails: Type.Array(Type.Object({ key: text(), value: Type.Unknown(), visible: Type.Boolean() })),
    workFlowDetails: Type.Object({ confirmationNumber: text(), status: localised(), iconColoursCss: optional(text()) }),
    sections: Type.Array(Type.Object({ title: text(2000), lines: Type.Array(AnswerLine) }), {
      description: 'The visible fields as the form shows them, step by step, in the language of the caller.',
    }),
    submissionWorkflow: Type.Object({ warnings: localised(5000) }),
  }),
  workflow: Type.Object({ submissionStatusCode: text() }),
});

/** Where a page of a list is: ids to ask for the rows after and before it, and how many rows match and come before it, counted up to 1,000. */
const place = {
  total: Type.Integer({ minimum: 0, description: 'Of all pages; 1,001 where there are more than 1,000.' }),
  preceding: optional(Type.Integer({ minimum: 0, description: 'On the pages before, counted so too; absent without a row.' })),
  next: optional(id),
  previous: optional(id),
};

const count = Type.Integer({ minimum: 0 });
/** Row of the list of accounts (APP-05). */
export const AccountSummary = Type.Object({
  id,
  identifier: text(),
  fullname: text(),
  email: text(255),
  status: Type.Integer({ minimum: 0, maximum: 6 }),
  active: Type.Boolean(),
  projectId: text(),
  statusDescription: optional(localised()),
  statusIsWritten: optional(Type.Boolean({ description: 'As `isWritten` of the claims.' })),
  workflow: Type.Object({ accountStatusCode: text() }),
  forms: Type.Array(Type.Object({ slug: text(100), newest: SubmissionStatus, furthest: SubmissionStatus }), {
    description: 'Forms that were begun: how far their newest submission is, and any.',
  }),
  documents: Type.Array(Type.Object({ kind: text(), toSign: count, signed: count, declined: count }), {
    description: 'Documents to sign of each kind, by how far they are.',
  }),
  createdAt: text(40),
  updatedAt: text(40),
});
export const AccountPage = Type.Object({ accounts: Type.Array(AccountSummary), ...place });

/** Row of the list of submissions (APP-05). */
export const SubmissionSummary = Type.Object({
  id,
  accountId: id,
  identifier: text(),
  fullname: text(),
  formSlug: text(100),
  formName: text(),
  label,
  status: SubmissionStatus,
  referenceNumber: text(),
  sentAt: optional({ ...text(40), description: 'Of what is given back to be corrected: when it was sent.' }),
  createdAt: text(40),
  updatedAt: text(40),
});
export const SubmissionPage = Type.Object({ submissions: Type.Array(SubmissionSummary), ...place });

/** Booking configuration (CLM-12). */
export const BookingConfig = Type.Object({
  isAppointmentBookingEnabled: Type.Boolean(),
  showScheduleInterviewWorkflowStatusCode: Type.Array(text()),
  showCancelRescheduleInterviewWorkflowStatusCode: Type.Array(text()),
  calendlyDataUrl: optional(text(2000)),
  widgetScript: optional(text(2000)),
  asksBeforeWidget: Type.Boolean(),
  interviewMinutes: Type.Integer(),
  timeZone: { ...text(60), description: 'Of the firm.' },
  frameHosts: Type.Array(text(253), { description: 'Hosts whose pages may be shown in a frame.' }),
  labels: optional(Type.Record(text(20), localised())),
  screens: optional(Type.Record(text(20), Type.Object({ header: optional(localised()), text: optional(localised(1000)) }))),
  colours: optional(Type.Record(text(20), text(7))),
  bookingMark: optional({
    ...text(1000),
    description: 'Handed to the calendar, which hands it back: binds the next booking to the account.',
  }),
  standIn: optional({ ...text(2000), description: 'Demo mode: path that answers in place of the host of the calendar.' }),
});

/** Form slug configuration (DET-08). */
export const FormSlugConfig = Type.Object({
  formSlug: text(100),
  hideFormTabInStatus: Type.Array(text()),
  hideEditButtonInStatus: Type.Array(text()),
});

/** Attachment configuration (CTL-CFG). */
export const AttachmentConfiguration = Type.Object({
  allowedFileTypeList: Type.Array(text(20)),
  maxFileSize: optional(Type.Integer({ minimum: 1, description: 'Bytes.' })),
  filePurposeList: Type.Array(Type.Object({ label: Type.Unknown(), value: text(100) })),
});

/** Document to sign (ESG-04), with the submission it belongs to, its dates, and, once it is signed, the stored file of the signed copy. */
export const EDocument = Type.Object({
  eDocumentId: id,
  eDocumentName: text(),
  filePurpose: text(),
  signingStatus: text(),
  submissionId: optional(id),
  label: optional({
    ...text(),
    description: 'What distinguishes the submission that it belongs to: the answer to its `labelQuestion`, else its reference number.',
  }),
  origin: optional(
    Type.Object(
      {
        by: text(),
        template: optional({ ...text(), description: 'Name of the template that was filled; absent: a PDF.' }),
        recipients: optional({ ...count, description: 'How many accounts were sent it at once.' }),
      },
      { description: 'For staff: where it comes from.' },
    ),
  ),
  sentAt: text(40),
  signedAt: optional(text(40)),
  declinedAt: optional(text(40)),
  signedCopyId: optional(id),
});

/** Link to a stored document; callers of the API know it by this misspelling (CTL-DOC). */
export const DocumentUrl = Type.Object({ s3PresingedUrl: text(4000), documentDownloadName: text() });

/** Who a mailed link belongs to (APP-08). */
export const TokenIdentification = Type.Object({
  Success: Type.Boolean(),
  SubmissionId: optional(text(64)),
  AccountId: optional(text(64)),
  Result: optional(text(255)),
  /** Beside Authorization: whether the caller is the recipient. False: `Result` is masked, the ids are left out, and the link stays unused. */
  IsOwn: optional(Type.Boolean()),
  ErrorMessage: optional(text()),
});

/** Answer to a registration (REG-10): the access and refresh tokens are empty strings, the server sets the session. */
export const CreateAccountAnswer = Type.Object({
  identifier: text(),
  accountId: id,
  attachments: Type.Array(AttachmentLink),
  authenticationResult: Type.Object({
    accessToken: Type.Literal(''),
    idToken: text(8000),
    refreshToken: Type.Literal(''),
    username: text(255),
  }),
  ErrorMessage: optional(text()),
});

/** Answer of a vehicle check (CTL-VIN). */
export const VinAnswer = Type.Object({ statusCode: text(10), status: text(40), message: optional(text()), errorMessage: optional(text()) });

/** Email check: Ok, InUse, InvalidFormat, InvalidDomain, Unknown (100). Phone check: Ok, InUse, Unknown (CTL-ENUM). */
export const CheckAnswer = Type.Object({
  result: Type.Union([
    Type.Literal('Ok'),
    Type.Literal('InUse'),
    Type.Literal('InvalidFormat'),
    Type.Literal('InvalidDomain'),
    Type.Literal('Unknown'),
  ]),
});

export type Account = Static<typeof Account>;
export type AccountPage = Static<typeof AccountPage>;
export type AccountSummary = Static<typeof AccountSummary>;
export type AttachmentConfiguration = Static<typeof AttachmentConfiguration>;
export type BookingConfig = Static<typeof BookingConfig>;
export type CheckAnswer = Static<typeof CheckAnswer>;
export type CreateAccountAnswer = Static<typeof CreateAccountAnswer>;
export type DocumentUrl = Static<typeof DocumentUrl>;
export type EDocument = Static<typeof EDocument>;
export type FormSlugConfig = Static<typeof FormSlugConfig>;
export type SubmissionPage = Static<typeof SubmissionPage>;
export type SubmissionSummary = Static<typeof SubmissionSummary>;
export type SubmissionDetail = Static<typeof SubmissionDetail>;
export type TokenIdentification = Static<typeof TokenIdentification>;
export type VinAnswer = Static<typeof VinAnswer>;
