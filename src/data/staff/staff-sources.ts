/** Data of the workspace: in one piece, loaded for staff alone. */
export { documentTemplates } from './document-templates-source.ts';
export { statuses } from './statuses-source.ts';
export { listing } from './listing-source.ts';
export { listingDetails } from './listing-details-source.ts';
