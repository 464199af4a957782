/** Facts of a visit that rules read. */
export { deviceFacts } from './device-facts.ts';
export { type Facts, createFacts } from './facts.ts';
export { openingFacts } from './opening-facts.ts';
export { sessionFacts } from './session-facts.ts';
