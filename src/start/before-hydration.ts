/** What every document is hydrated with, beside its blocks. */
export { sessionFacts } from '../facts/index.ts';
export { handOver } from './hand-over.ts';
export { prepareToHydrate } from './prepare-to-hydrate.ts';
