/** What every document is hydrated with, beside its blocks. */
export { sessionFacts } from '../facts/index.ts';
export { hydrateFormFirst } from './hydrate-form-first.ts';
export { prepareToHydrate } from './prepare-to-hydrate.ts';
