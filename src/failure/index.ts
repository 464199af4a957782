/** Failures of content and of the portal API, and the words for them. */
export { ContentError } from './content-error.ts';
export { type LoadFailure, failureWords, offlineCode, readFailure } from './load-failure.ts';
export { PortalError, portalError } from './portal-error.ts';
