export { correctedOf } from './corrected-of.ts';
/** The state of a claim, by the configuration of its workflow, and of its documents. */
export { awaitedForm } from './awaited-form.ts';
export { accountDetailView, submissionDetailView } from './claim-detail-view.ts';
export { interviewActions } from './interview/interview-actions.ts';
export { bookingView, readVisit } from './interview/booking-view.ts';
export { claimStatusView } from './claim-status-view.ts';
export { accountStatusText, closedAccountStatus } from './account-status-text.ts';
export { claimsView } from './claims-view.ts';
export { mergeClaimsAnswers } from './merge-claims-answers.ts';
export { phaseStates } from './phases.ts';
export { historyOf } from './history.ts';
export { eDocumentView, eSignHref, opensAtOnce } from './e-documents-view.ts';
export { forgetPendingSignature, keepPendingSignature, keepSignedDocument, pendingSignature, signedDocument } from './pending-signature.ts';
