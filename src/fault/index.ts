/** What can fail, and the words for it. */
export { ContentError } from './content-error.ts';
export { type Fault, faultWords, offlineCode, readFault } from './fault.ts';
export { PortalError, portalError } from './portal-error.ts';
