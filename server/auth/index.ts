/** The door of server/auth: sign-in routes, and who calls. */
export { activityHeader, makeAuthenticate, type Actor, type Authenticate } from './actor.ts';
export { authRoutes } from './auth-routes.ts';
export { sessionOpener, type OpenSession } from './open-session.ts';
export type { AccountStatus, AuthOptions } from './options.ts';
export { remoteProvider, type IdentityProvider, type RemotePool } from './provider.ts';
export { Sessions } from './sessions.ts';
export { embeddedVerifier, remoteVerifier, type TokenVerifier } from './verify-token.ts';
