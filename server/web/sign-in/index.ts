/** Public entry: the sign-in routes, and who calls. */
export { makeAuthenticate } from './authenticate.ts';
export { authRoutes } from './auth-routes.ts';
export { sessionOpener } from './open-session.ts';
export type { AccountStatus, AuthOptions } from './options.ts';
export { remoteProvider, type IdentityProvider, type RemotePool } from './provider.ts';
export { Sessions } from './sessions.ts';
export { embeddedVerifier, remoteVerifier, type TokenVerifier } from './verify-token.ts';
