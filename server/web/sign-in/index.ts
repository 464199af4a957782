/** Public entry: the sign-in routes, and who calls. */
export { type AdmitPerson, personAdmitter } from './admit-person.ts';
export { authRoutes } from './auth-routes.ts';
export { createDocumentPerson, type DocumentPerson, type SignedInPerson } from './document-person.ts';
export { makeAuthenticate } from './authenticate.ts';
export { sessionOpener } from './open-session.ts';
export type { AuthOptions } from './options.ts';
export { Sessions } from './sessions/sessions.ts';
export { signInRecords, sweepSignIn } from './sign-in-records.ts';
export { embeddedVerifier } from './tokens/verify-token.ts';
