/** Failures of content and of the portal API, and the words for them. */
export { ContentError } from './content-error.ts';
export { failureWords } from './failure-words.ts';
export { type LoadFailure, linkEndedPath, offlineCode, readFailure, timedOut, timedOutPath } from './load-failure.ts';
export { PortalError, portalError } from './portal-error.ts';
