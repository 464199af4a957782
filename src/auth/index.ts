/** Who is signed in, and where signing in and out lead. */
export { activityHeaders, onActivity, watchActivity } from './activity.ts';
export { askAuth } from './auth-client.ts';
export { createBrowserSession } from './browser-session.ts';
export { lowerEnded } from './ended-flag.ts';
export { endedPlace, type EndedPlace, keepEndedPlace, signInAgain } from './ended-place.ts';
export { failedSignOut, reportFailedSignOut } from './failed-sign-out.ts';
export { linkOfAnother } from './link-of-another.ts';
export { createSharedRecord, endElsewhere } from './idle/shared-record.ts';
export type { SessionEnd } from './idle/session-phase.ts';
export { createSessionWatch } from './idle/watch-session.ts';
export {
  type AfterLink,
  homeOf,
  isLinkSignIn,
  landing,
  signedOutPath,
  signedOutQuery,
  signInAfterLink,
  signInPath,
  wasSignedOut,
} from './landing.ts';
export { colleagueOf, isManager } from './roles.ts';
export { markOf } from './person-mark.ts';
export {
  type Session,
  type SessionState,
  isEditor,
  isStaff,
  pendingSession,
  personOf,
  personSession,
  signedInAs,
  viewOf,
} from './session.ts';
export { linkedForm, linkRecipient, type MailedLink, rememberRecipient, takeLink, takeUnusedLink } from './mailed-link.ts';
export { createLateSession } from './late-session.ts';
