/** The sources of what a person has in the portal. Their code arrives once one of them is asked. */
export { booking } from './claim/booking-source.ts';
export { claims } from './claim/claims-source.ts';
export { detail } from './claim/claim-detail-source.ts';
export { eDocuments } from './claim/e-documents-source.ts';
export { forms } from './forms/forms-source.ts';
export { preferences } from './profile/preferences-source.ts';
export { profile } from './profile/profile-source.ts';
export { readNews } from './read-news-source.ts';
export { status } from './claim/claim-status-source.ts';
