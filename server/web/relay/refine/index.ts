/** The relay's refining as a door for `portico check`: what it cannot make safe is an error in content. */
export { assetFault } from './asset-fault.ts';
export { unversioned } from './asset-address.ts';
export { refineContent, type Refining } from './refine-content.ts';
export { createSanitiser } from './sanitise.ts';
