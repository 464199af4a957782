/**
 * Every call of the portal API (API-*). Plain data, so that the browser can use it.
 * Paths are as required (API-*); the server matches them without regard to case (API-SUB-4).
 *
 * `rule` is who may call, and whose records are answered. The type requires one of every route.
 * - `anyone`: no sign-in; limited per address.
 * - `person`: a signed-in caller, about themselves.
 * - `owner`: a signed-in caller, about a record of the account they act for. Ownership is part of the query.
 * - `staff`: a signed-in member of staff, about the accounts of their tenant, or one of them that they chose. 403 for anyone else (SEC-12).
 * - `manager`: as `staff`, for those who may change many accounts at once (STS-07).
 * - `link`: the header `token` of a mailed link, or an owner. With `tokenInBody` the secret may be in the body instead: the body is then
 *   read for anyone, and the operation limits such calls per address.
 */
export const routes = {
  'accounts.register': { method: 'POST', path: '/api/Accounts/registration', rule: 'anyone' },
  'accounts.update': { method: 'PUT', path: '/api/Accounts/registration', rule: 'owner' },
  'accounts.mine': { method: 'GET', path: '/api/Accounts/', rule: 'person' },
  'accounts.byToken': { method: 'GET', path: '/api/Accounts/getAccountByToken', rule: 'link' },
  'accounts.statusColours': { method: 'GET', path: '/api/Accounts/GetWorkFlowStatusColours', rule: 'person' },
  'accounts.formSlugConfig': { method: 'GET', path: '/api/Accounts/GetFormSlugConfig/:slug', rule: 'person' },
  'accounts.loginHistory': { method: 'POST', path: '/api/Accounts/applicantLoginHistory', rule: 'person' },
  'accounts.vinCheck': { method: 'POST', path: '/api/Accounts/vinCheck', rule: 'anyone' },
  'profile.read': { method: 'GET', path: '/api/Accounts/profile', rule: 'owner' },
  'profile.change': { method: 'PUT', path: '/api/Accounts/profile', rule: 'owner' },
  'profile.startContact': { method: 'POST', path: '/api/Accounts/profile/contact', rule: 'owner' },
  'profile.confirmContact': { method: 'POST', path: '/api/Accounts/profile/contact/confirm', rule: 'owner' },
  'profile.cancelContact': { method: 'POST', path: '/api/Accounts/profile/contact/cancel', rule: 'owner' },
  'accounts.registrationPdf': { method: 'GET', path: '/api/Accounts/registration-pdf', rule: 'owner', answer: 'file' },
  'accounts.one': { method: 'GET', path: '/api/Accounts/:id', rule: 'owner' },
  'submissions.claims': { method: 'GET', path: '/api/Submissions/claims', rule: 'person' },
  'submissions.bookingConfig': { method: 'GET', path: '/api/Submissions/get-booking-config', rule: 'person' },
  'submissions.byToken': { method: 'GET', path: '/api/Submissions/getSubmissionByToken', rule: 'link' },
  'submissions.detail': { method: 'GET', path: '/api/Submissions/getSubmissionById/:id', rule: 'owner' },
  'submissions.ofAccount': { method: 'GET', path: '/api/Submissions/account/:accountId', rule: 'owner' },
  'submissions.create': { method: 'POST', path: '/api/Submissions', rule: 'owner' },
  'submissions.update': { method: 'PUT', path: '/api/Submissions', rule: 'link' },
  'submissions.precondition': { method: 'POST', path: '/api/Submissions/ExecutePreconditionCheck', rule: 'owner' },
  'submissions.preconditionByToken': {
    method: 'POST',
    path: '/api/Submissions/ExecutePreconditionCheckByToken',
    rule: 'link',
    tokenInBody: true,
  },
  'submissions.pdfPreview': { method: 'POST', path: '/api/submissions/get-pdf-preview', rule: 'owner', answer: 'file' },
  'submissions.mailCopy': { method: 'POST', path: '/api/Submissions/:id/mail-copy', rule: 'link' },
  'submissions.mailCopyOffer': { method: 'GET', path: '/api/Submissions/:id/mail-copy', rule: 'link' },
  'submissions.giveBack': { method: 'POST', path: '/api/Submissions/:id/give-back', rule: 'staff' },
  'submissions.withdrawCorrection': { method: 'POST', path: '/api/Submissions/:id/withdraw-correction', rule: 'staff' },
  'submissions.one': { method: 'GET', path: '/api/Submissions/:id', rule: 'owner' },
  'links.send': { method: 'POST', path: '/api/Accounts/send-link', rule: 'staff' },
  'users.status': { method: 'GET', path: '/api/identityuser/check-account-status/', rule: 'anyone' },
  'users.verifyEmail': { method: 'GET', path: '/api/identityuser/verify/', rule: 'anyone' },
  'users.verifyPhone': { method: 'GET', path: '/api/identityuser/verify/phoneNumber/', rule: 'anyone' },
  'users.identify': { method: 'POST', path: '/user-identifier/', rule: 'anyone' },
  'documents.own': { method: 'GET', path: '/api/dms/get-own-document/:id', rule: 'owner', answer: 'file' },
  'documents.esign': { method: 'GET', path: '/api/dms/esign', rule: 'owner' },
  'documents.esignCallback': { method: 'GET', path: '/api/dms/esignCallback', rule: 'owner' },
  'documents.send': { method: 'POST', path: '/api/dms/send-for-signature', rule: 'staff' },
  'documents.withdraw': { method: 'POST', path: '/api/dms/:id/withdraw', rule: 'staff' },
  'documents.urlByType': { method: 'GET', path: '/api/dms/get-document-s3url-by-type', rule: 'owner' },
  'attachments.ofAccount': { method: 'GET', path: '/api/Attachment/:id/get-account-attachment-list', rule: 'owner' },
  'attachments.ofSubmission': { method: 'GET', path: '/api/Attachment/:id/get-submission-attachment-list', rule: 'owner' },
  'attachments.esignList': { method: 'GET', path: '/api/Attachment/:id/get-submission-esign-list', rule: 'owner' },
  'attachments.esignListOfAccount': { method: 'GET', path: '/api/Attachment/:id/get-account-esign-list', rule: 'owner' },
  'attachments.add': { method: 'POST', path: '/api/Attachment/:id/add', rule: 'owner' },
  'attachments.remove': { method: 'POST', path: '/api/Attachment/:id/remove', rule: 'owner' },
  'attachments.sendAgain': { method: 'POST', path: '/api/Attachment/:id/send-again', rule: 'owner' },
  'attachments.dismiss': { method: 'POST', path: '/api/Attachment/:id/dismiss', rule: 'owner' },
  'attachments.configuration': { method: 'GET', path: '/api/Attachment/configuration', rule: 'anyone' },
  'addresses.countries': { method: 'GET', path: '/api/Addresses/countries', rule: 'anyone' },
  'addresses.find': { method: 'GET', path: '/api/Addresses', rule: 'anyone' },
  'contact.send': { method: 'POST', path: '/api/contact', rule: 'anyone' },
  'errors.log': { method: 'POST', path: '/api/error/log/', rule: 'person' },
  'drafts.save': { method: 'PUT', path: '/api/Submissions/draft', rule: 'owner' },
  'drafts.delete': { method: 'POST', path: '/api/Submissions/:id/delete', rule: 'owner' },
  'drafts.one': { method: 'GET', path: '/api/Submissions/draft', rule: 'owner' },
  'workspace.accounts': { method: 'GET', path: '/api/workspace/accounts', rule: 'staff' },
  'workspace.submissions': { method: 'GET', path: '/api/workspace/submissions', rule: 'staff' },
  'workspace.documentTemplates': { method: 'GET', path: '/api/workspace/document-templates', rule: 'staff' },
  'workspace.documentRuns': { method: 'GET', path: '/api/workspace/document-runs', rule: 'manager' },
  'workspace.statuses': { method: 'GET', path: '/api/workspace/statuses', rule: 'manager' },
  'workspace.status': { method: 'GET', path: '/api/workspace/status', rule: 'staff' },
  'workspace.setStatus': { method: 'POST', path: '/api/workspace/status', rule: 'staff' },
  'workspace.undoStatus': { method: 'POST', path: '/api/workspace/status/undo', rule: 'staff' },
  'workspace.readStatusFile': { method: 'POST', path: '/api/workspace/status-file', rule: 'manager' },
  'workspace.readDocumentFile': { method: 'POST', path: '/api/workspace/document-file', rule: 'manager' },
  'workspace.startRun': { method: 'POST', path: '/api/workspace/runs/:id/start', rule: 'manager' },
  'workspace.run': { method: 'GET', path: '/api/workspace/runs/:id', rule: 'manager' },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PUT'; path: `/${string}`; rule: RouteRule; answer?: 'file'; tokenInBody?: true }
>;

export type RouteRule = 'anyone' | 'person' | 'owner' | 'staff' | 'manager' | 'link';
export type RouteName = keyof typeof routes;
