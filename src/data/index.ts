/** The data of a visit: one source per need. */
export { type Arrived, defaultDataTimeout, packFacts, unpackFacts } from './arrived.ts';
export { isKnownWithoutSession } from './without-session.ts';
export { type PageData, createPageData } from './data-store.ts';
export { scriptsOf } from './scripts-of.ts';
export { sources, travelling } from './sources.ts';
