/** The relay's refining as a door for `portico check`: what it cannot make safe is an error in content. */
export { refineContent, type Refining } from './refine-content.ts';
export { createSanitiser } from './sanitise.ts';
