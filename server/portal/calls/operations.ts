import type { RouteName } from '#schemas/api';
import { addLoginHistory } from './accounts/add-login-history.ts';
import { formSlugConfig } from './accounts/form-slug-config.ts';
import { getAccount } from './accounts/get-account.ts';
import { ownAccount } from './accounts/own-account.ts';
import { register } from './accounts/register/register.ts';
import { registrationPdf } from './accounts/registration-pdf.ts';
import { statusColours } from './accounts/status-colours.ts';
import { updateAccount } from './accounts/update-account.ts';
import { addressCountries } from './addresses/address-countries.ts';
import { findAddresses } from './addresses/find-addresses.ts';
import { addFile } from './attachments/add-file.ts';
import { attachmentConfiguration } from './attachments/configuration.ts';
import { listAccountAttachments, listSubmissionAttachments } from './attachments/list-attachments.ts';
import { dismissFile } from './attachments/dismiss-file.ts';
import { removeFile } from './attachments/remove-file.ts';
import { sendAgain } from './attachments/send-again.ts';
import type { Operation } from './call.ts';
import type { CallParts } from './call-parts.ts';
import { bookingConfig } from './booking/booking-config.ts';
import { giveSubmissionBack, withdrawRequest } from './corrections/give-back.ts';
import { listClaims } from './claims/list-claims.ts';
import { getOwnDocument } from './attachments/get-own-document.ts';
import { documentUrlByType } from './attachments/document-url-by-type.ts';
import { documentTemplates } from './esign/document-templates.ts';
import { confirmSigning } from './esign/esign-callback.ts';
import { listEDocuments, listEDocumentsOfAccount } from './attachments/esign-list.ts';
import { openSigning } from './esign/esign.ts';
import { sendForSignature } from './esign/send-for-signature.ts';
import { withdrawFromSigning } from './esign/withdraw-document.ts';
import { deleteDraft } from './submissions/delete-draft.ts';
import { getDraft } from './submissions/get-draft.ts';
import { saveDraft } from './submissions/save-draft.ts';
import { sendContactMessage } from './contact/send-message.ts';
import { logError } from './errors/log-error.ts';
import { executePreconditionCheckByToken, getAccountByToken, getSubmissionByToken } from './links/by-token.ts';
import { mailCopy, mailCopyOffer } from './submissions/send-copy-by-mail.ts';
import { pdfPreview } from './submissions/pdf-preview.ts';
import { executePreconditionCheck } from './submissions/execute-precondition-check.ts';
import { createSubmission } from './submissions/create-submission.ts';
import { getSubmission } from './submissions/get-submission.ts';
import { getSubmissionDetail } from './submissions/get-submission-detail.ts';
import { listSubmissions } from './submissions/list-submissions.ts';
import { updateSubmission } from './submissions/update-submission.ts';
import { sendLink } from './links/send-link.ts';
import { identifyUser } from './users/identify.ts';
import { userStatus } from './users/user-status.ts';
import { verifyEmail } from './users/verify-email.ts';
import { verifyPhone } from './users/verify-phone.ts';
import { cancelContactChange } from './profile/cancel-contact-change.ts';
import { changeDetails } from './profile/change-details.ts';
import { confirmContactChange } from './profile/confirm-contact-change.ts';
import { readProfile } from './profile/read-profile.ts';
import { startContactChange } from './profile/start-contact-change.ts';
import { searchAccounts } from './listing/search-accounts.ts';
import { searchSubmissions } from './listing/search-submissions.ts';
import { readStatus, setStatus, undoStatus } from './status/status-calls.ts';
import { listDocumentRuns } from './esign/batch/document-runs.ts';
import { listStatuses } from './status/list-statuses.ts';
import { previewStatusFile } from './status/status-file-calls.ts';
import { previewDocumentFile } from './esign/batch/document-file-calls.ts';
import { readRun, startRunOf } from './runs/run-calls.ts';
import { vinCheck } from './accounts/vin-check.ts';

/** The calls this server answers, by name. */
export const operations: { readonly [Name in RouteName]?: Operation<Name, CallParts> } = {
  'accounts.register': register,
  'accounts.mine': ownAccount,
  'accounts.one': getAccount,
  'accounts.update': updateAccount,
  'accounts.registrationPdf': registrationPdf,
  'profile.read': readProfile,
  'profile.change': changeDetails,
  'profile.startContact': startContactChange,
  'profile.confirmContact': confirmContactChange,
  'profile.cancelContact': cancelContactChange,
  'accounts.statusColours': statusColours,
  'accounts.formSlugConfig': formSlugConfig,
  'accounts.loginHistory': addLoginHistory,
  'accounts.vinCheck': vinCheck,
  'submissions.claims': listClaims,
  'submissions.bookingConfig': bookingConfig,
  'submissions.ofAccount': listSubmissions,
  'submissions.one': getSubmission,
  'submissions.detail': getSubmissionDetail,
  'submissions.create': createSubmission,
  'submissions.update': updateSubmission,
  'drafts.save': saveDraft,
  'drafts.one': getDraft,
  'drafts.delete': deleteDraft,
  'attachments.ofAccount': listAccountAttachments,
  'attachments.ofSubmission': listSubmissionAttachments,
  'attachments.configuration': attachmentConfiguration,
  'attachments.add': addFile,
  'attachments.remove': removeFile,
  'attachments.sendAgain': sendAgain,
  'attachments.dismiss': dismissFile,
  'attachments.esignList': listEDocuments,
  'attachments.esignListOfAccount': listEDocumentsOfAccount,
  'documents.own': getOwnDocument,
  'documents.urlByType': documentUrlByType,
  'documents.esign': openSigning,
  'documents.esignCallback': confirmSigning,
  'documents.send': sendForSignature,
  'documents.withdraw': withdrawFromSigning,
  'submissions.giveBack': giveSubmissionBack,
  'submissions.withdrawCorrection': withdrawRequest,
  'submissions.precondition': executePreconditionCheck,
  'submissions.pdfPreview': pdfPreview,
  'submissions.mailCopy': mailCopy,
  'submissions.mailCopyOffer': mailCopyOffer,
  'users.status': userStatus,
  'users.verifyEmail': verifyEmail,
  'users.verifyPhone': verifyPhone,
  'accounts.byToken': getAccountByToken,
  'submissions.byToken': getSubmissionByToken,
  'submissions.preconditionByToken': executePreconditionCheckByToken,
  'links.send': sendLink,
  'users.identify': identifyUser,
  'addresses.countries': addressCountries,
  'addresses.find': findAddresses,
  'contact.send': sendContactMessage,
  'errors.log': logError,
  'workspace.accounts': searchAccounts,
  'workspace.submissions': searchSubmissions,
  'workspace.documentTemplates': documentTemplates,
  'workspace.documentRuns': listDocumentRuns,
  'workspace.statuses': listStatuses,
  'workspace.status': readStatus,
  'workspace.setStatus': setStatus,
  'workspace.undoStatus': undoStatus,
  'workspace.readStatusFile': previewStatusFile,
  'workspace.readDocumentFile': previewDocumentFile,
  'workspace.startRun': startRunOf,
  'workspace.run': readRun,
};
