/** The public entry of server/portal/jobs: what runs by itself, and what an operator does on stored data. */
export { erase, type Erased, type HeldOf } from './personal-data/commands/erase.ts';
export { type ExportCommand, exportTo } from './personal-data/commands/export-to.ts';
export { hold } from './personal-data/commands/hold.ts';
export type { Person } from './personal-data/commands/person.ts';
export type { SignInRecords } from './personal-data/sign-in-records.ts';
export type { Manifest } from './personal-data/write-export.ts';
export { sweepPortal } from './sweeps/sweep-portal.ts';
