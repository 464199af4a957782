/** `#server/people`: what an operator does for one person, on stored data, with what sign-in keeps of them. */
import type { Environment } from '../platform/config/index.ts';
import {
  erase as eraseWith,
  exportTo as exportWith,
  type Erased,
  type ExportCommand,
  type HeldOf,
  type Manifest,
  type Person,
} from '../portal/jobs/index.ts';
import { signInRecords } from '../web/sign-in/index.ts';

export { type Erased, type HeldOf, hold, type Person } from '../portal/jobs/index.ts';

/** Erases one person once `confirm` answers true; undefined when it answers false. Rejects with a sentence for the operator. */
export const erase = (env: Environment, person: Person, confirm: (held: HeldOf) => Promise<boolean>): Promise<Erased | undefined> =>
  eraseWith(env, person, confirm, signInRecords);

/** Writes everything held of one person into a folder. Rejects with a sentence for the operator. */
export const exportTo = (env: Environment, command: ExportCommand): Promise<Manifest> => exportWith(env, command, signInRecords);
