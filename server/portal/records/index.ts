export { type AccountRow, type ActingCall, accountOf, onBehalfOf, requireAccount } from './account/account-of.ts';
export { withAccountValues } from './account/account-values.ts';
export { languageFor, withLanguage, writtenLanguageOf } from './account/language-of-account.ts';
export { signInAccount } from './account/sign-in-account.ts';
export { type Applicant, type SignInNames, applicantOf, signInNames } from './account/applicant.ts';
export { formData, formDataText } from './account/form-data.ts';
export { fullName } from './account/full-name.ts';
export { insertAccount } from './account/insert-account.ts';
export { isHeld, keptForClaim } from './account/is-held.ts';
export { accountForUpdate, updateAccountRow } from './account/account-for-update.ts';
export { type NameParts, isOfAnother } from './account/is-of-another.ts';
export { nameHolders } from './account/name-holders.ts';
export { releaseAddress } from './link/release-address.ts';
export { hasOtherHolder } from './account/other-holder-of-phone.ts';
export { type DemoDocument, type DemoPeople, seedAccounts } from './account/seed-accounts.ts';
export { dataViewsOf } from './account/data-views.ts';
export { toAccount } from './account/to-account.ts';
export { draftFiles, namedInDrafts, removeFiles, unnamedFiles } from './attachment/draft-files.ts';
export { findFile } from './attachment/find-file.ts';
export { type HeldFile, heldFiles, placeFiles, withOwnFiles } from './attachment/held-files.ts';
export { isSent } from './attachment/is-sent.ts';
export { nothingMissing, requireAnnounced } from './attachment/missing-file.ts';
export {
  isToBeSentAgain,
  missingFilesOf,
  missingOfAccount,
  namingMissingFiles,
  namingMissingOfAccount,
} from './attachment/missing-files.ts';
export { recordDownload } from './attachment/record-download.ts';
export { appendEntry, appendHashed, chainedEntry } from './audit/append-entry.ts';
export { readTrail } from './audit/read-trail.ts';
export { recordFileEvent } from './audit/record-file-event.ts';
export { type ChainResult, verifyChain } from './audit/verify-chain.ts';
export { asSent, isBeingCorrected } from './correction/as-sent.ts';
export { correctionOf, correctionsOf, givenBackVersions, sentVersionsOf } from './correction/corrections-of.ts';
export { giveBack, isToBeCorrected, type SubmissionVersionRow, withdrawCorrection } from './correction/give-back.ts';
export { type Form, findForm, formOf, isOpenTo, openForm, publishedForm, restrictedFormsOf } from './form/find-form.ts';
export { registrationFormsOf } from './form/find-registration-forms.ts';
export {
  type FormLink,
  createLink,
  endLinks,
  findFormLink,
  identifyByLink,
  invalidLink,
  recipientOfLink,
  writeByLink,
} from './link/link-tokens.ts';
export type { PublishedContent } from './published-content.ts';
export type { RecordStore } from './record-store.ts';
export {
  calendarActor,
  type StatusChangeRow,
  changeStatus,
  newestChange,
  statusChangesOf,
  statusChangesOfEach,
  undoStatusChange,
} from './status/change-status.ts';
export {
  type CheckedStatus,
  checkStatus,
  hasStatus,
  inactiveAccount,
  setAccountStatus,
  type WantedStatus,
} from './status/set-account-status.ts';
export {
  addRun,
  deleteOldRuns,
  forgetInRuns,
  resultOf,
  type RunDocument,
  type RunKey,
  type RunRow,
  type RunRowResult,
  type RunWorkers,
  resultsOfRun,
  startRun,
  workOffRun,
  workOffRuns,
  unchanged,
} from './runs/runs.ts';
export { setStatusesOfRun } from './status/set-statuses-of-run.ts';
export { addSystemClient, findSystemClient, removeSystemClient, type SystemClient, systemClientsOf } from './status/system-clients.ts';
export { type ConfiguredStatus, hasPhases, statusDescription, statusesOf } from './status/statuses-of.ts';
export { hasDocument, hasPendingOrSigned, isDeletable } from './submission/deletable.ts';
export { expiryOf, isExpired } from './submission/draft-expiry.ts';
export { type Deletion, deleteWithFiles } from './submission/delete-with-files.ts';
export { changesSince, keepRevision } from './submission/form-revisions.ts';
export { findSubmission, submissionsOfForm } from './submission/find-submission.ts';
export { type Once, answeredBefore, once, repeatDays } from './idempotency/once.ts';
export { referenceNumber, referenceNumberIn } from './submission/reference-number.ts';
export { requireSpace } from './submission/require-space.ts';
export { stateHash } from './submission/state-hash.ts';
export { storedNamesOf } from './submission/stored-names.ts';
export { type SubmissionRow, type SubmissionSummary, summaryColumns, toSubmission } from './submission/to-submission.ts';
export { formsOf } from './form/forms-of.ts';
export { labelsOf } from './submission/labels-of.ts';
export { shortAnswers } from './submission/short-answers.ts';
export { submissionLabel } from './submission/submission-label.ts';
export {
  answersToFill,
  guardedAnswers,
  hiddenNow,
  readableAnswers,
  travellingAnswers,
  withHiddenAnswers,
} from './submission/withheld-answers.ts';
export { requireNotCorrected } from './correction/require-not-corrected.ts';
