/** What managers do for the accounts of a file: reading it, which rows are refused, how far it is. */
export { decodeFile } from './decode-file.ts';
export { RefusedRows } from './RefusedRows.tsx';
export { useRunProgress } from './use-run-progress.ts';
export { wordsOfCode } from './words-of-code.ts';
