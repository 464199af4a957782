/** What a document is hydrated with, beside its blocks: of a form, nothing else is needed before a person can answer it. */
export { sessionFacts } from '../facts/index.ts';
export { handOver } from './hand-over.ts';
export { prepareToHydrate } from './prepare-to-hydrate.ts';
