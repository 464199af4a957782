/** Who is signed in, and where signing in and out lead. */
export { watchActivity } from './activity.ts';
export { createBrowserSession } from './browser-session.ts';
export { failedSignOut, forgetFailedSignOut, onFailedSignOut, reportFailedSignOut } from './failed-sign-out.ts';
export { homeOf, isContact, isLinkSignIn, landing } from './landing.ts';
export { type Session, type SessionState, isEditor, pendingSession, personOf } from './session.ts';
export { createLateSession } from './late-session.ts';
export { keepSignOut, openedBySignOut } from './signed-out.ts';
