export { type AccountRow, type Acting, accountOf, onBehalfOf, requireAccount } from './account/account-of.ts';
export { preferredLanguageOf, signInAccount } from './account/sign-in-account.ts';
export { type Applicant, type SignInNames, applicantOf, isPersonName, signInNames } from './account/applicant.ts';
export { formData, formDataText } from './account/form-data.ts';
export { fullName } from './account/full-name.ts';
export { insertAccount } from './account/insert-account.ts';
export { lockAccount } from './account/lock-account.ts';
export { phoneIsTaken } from './account/phone-is-taken.ts';
export { type DemoDocument, type DemoPeople, seedAccounts } from './account/seed-accounts.ts';
export { dataViewsOf } from './account/data-views.ts';
export { toAccount } from './account/to-account.ts';
export { findFile } from './attachment/find-file.ts';
export { type HeldFile, heldFiles, withOwnFiles } from './attachment/held-files.ts';
export { isSent } from './attachment/is-sent.ts';
export { nothingMissing, requireAnnounced } from './attachment/missing-file.ts';
export { missingFilesOf } from './attachment/missing-files.ts';
export { recordDownload } from './attachment/record-download.ts';
export { appendEntry, appendHashed } from './audit/append-entry.ts';
export { readTrail } from './audit/read-trail.ts';
export { recordFileEvent } from './audit/record-file-event.ts';
export { type ChainResult, verifyChain } from './audit/verify-chain.ts';
export { type Form, findForm, formOf, openForm } from './form/find-form.ts';
export {
  type FormLink,
  createLink,
  endLinks,
  findFormLink,
  identifyByLink,
  invalidLink,
  useFormLink,
} from './link/link-tokens.ts';
export type { PublishedContent } from './published-content.ts';
export type { RecordStore } from './record-store.ts';
export { findSubmission, submissionsOfForm } from './submission/find-submission.ts';
export { type Once, answeredBefore, once } from './submission/once.ts';
export { referenceNumber } from './submission/reference-number.ts';
export { rewriteDraft } from './submission/rewrite-draft.ts';
export { stateHash } from './submission/state-hash.ts';
export { type SubmissionRow, toSubmission } from './submission/to-submission.ts';
