/** What runs once when a document has arrived in a browser. */
export { watchEndedLoads } from './ended-loads.ts';
export { start } from './start.tsx';
export { whenParsed } from './when-parsed.ts';
