/** The public entry for the command line: what an operator does for one person, on stored data. */
export { erase, type Erased, type HeldOf } from './commands/erase.ts';
export { exportTo } from './commands/export-to.ts';
export { hold } from './commands/hold.ts';
export type { Person } from './commands/person.ts';
export type { Manifest } from './write-export.ts';
