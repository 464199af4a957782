/** The door of the command line: what an operator does for one person, on stored data. */
export { erase, type Erased, type HeldOf } from './orders/erase.ts';
export { exportTo } from './orders/export-to.ts';
export { hold } from './orders/hold.ts';
export type { Person } from './orders/person.ts';
export type { Manifest } from './write-export.ts';
