/** The relay's sanitising, public for `portico check`: what it cannot make safe is an error in content. */
export { assetError } from './asset-error.ts';
export { unversioned } from './asset-address.ts';
export { sanitiseContent, type ContentSanitising } from './sanitise-content.ts';
export { createSanitiser } from './sanitise.ts';
