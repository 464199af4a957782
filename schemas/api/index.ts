export type { AuthCalls, PasscodeSent, SignInProblemCode, SignInFlow, SignedIn } from './auth.ts';
export type { BookedInterview, BookingAction, BookingVisit, InterviewTime } from '../shared/booking.ts';
export type { InterviewActions, BookingView, BookingWidget } from './views/booking-view.ts';
export {
  contentSchemas,
  documentOf,
  isOrderedSchema,
  isPageSchema,
  isSingletonSchema,
  maxContentItems,
  pageSchemas,
  singletonSchemas,
  type ContentProblemCode,
  type ContentItem,
  type ContentList,
  type ContentSchema,
  type UnsafePlace,
} from './content.ts';
export type { ClaimsAnswer } from './claims-answer.schema.ts';
export type * from './entities.schema.ts';
export type { CorrectedForm, Correction, CorrectionRequest, SentVersion, Submission } from './submission.schema.ts';
export type { AttachmentItem, AttachmentLink, MissingFile } from './files.schema.ts';
export type { ClaimDetailTab, ClaimDetailView } from './views/claim-detail-view.ts';
export { type RegistrationKind, registrationForms, registrationKindOf } from './registration/registration-forms.ts';
export { registrationPages, signInTab, signInTabPath } from './registration/registration-pages.ts';
export { type GiveBackRefusal, giveBackRefusals } from './give-back-refusals.ts';
export { draftStatusCode, isFinal, noSubmissionId } from './submission-marks.ts';
export { maxUtmLength, utmNames } from './registration/utm.ts';
export type { FormView } from './views/form-view.ts';
export type { FileLimits } from './file-limits.ts';
export type { ReviewSettings } from './review-settings.ts';
export { questionOfKey, type TypedControl } from './typed-control.ts';
export type {
  ClaimAction,
  ClaimsColumn,
  ClaimStatusView,
  ClaimsView,
  EDocumentsView,
  EDocumentView,
  FormRow,
  FormsListView,
  HistoryEntry,
  MissingPlace,
} from './views/hub.ts';
export type { DataState, Empty, NavigationView, NeedName, Needs, SessionView } from './needs.ts';
export type {
  AccountsListing,
  DocumentRunView,
  ListingDetailsView,
  ListingStatus,
  ListingView,
  StatusesView,
  SubmissionsListing,
} from './listing.ts';
export type { CallOf } from './payloads.schema.ts';
export {
  accountFilters,
  accountSorts,
  accountStatuses,
  accountStatusOf,
  maxCounted,
  maxSearchLength,
  sortDirections,
  submissionFilters,
  submissionSorts,
} from './listing-query.ts';
export type {
  Audience,
  CachedContent,
  PageAnswer,
  PageAssets,
  Person,
  Render,
  RenderAnswer,
  RenderContext,
  RenderedPage,
} from './render.ts';
export { addressLimits, addressLines, type ContactKind, contactKinds, type PostalAddress } from '../shared/contact-details.ts';
export type { DataView, DetailControl, Profile } from './profile.schema.ts';
export type { PreferencesView, ProfileView, ShownControl } from './views/profile-view.ts';
export { accountParameter, isLinkToken, linkTokenParameter, withoutLinkToken } from './query-parameters.ts';
export { routes, type RouteName, type RouteRule } from './routes.ts';
export {
  maxCorrectionReason,
  maxRunDocumentBytes,
  maxStatusFileLength,
  maxStatusFileRows,
  maxStatusNote,
  maxStatusText,
} from './status-limits.ts';
