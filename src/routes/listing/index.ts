/** The lists of the workspace, and one account of them (APP-05). */
export { showListing } from './show-listing.ts';
