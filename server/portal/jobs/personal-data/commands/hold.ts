import type { Environment } from '../../../../platform/config/index.ts';
import { setHold } from '../legal-hold.ts';
import { operator, withPerson, type Person } from './person.ts';

/** Opens the storage and sets (or lifts) the legal hold of one person; `changed` is false when it was so already. */
export const hold = (
  env: Environment,
  { held, ...person }: Person & { readonly held: boolean },
): Promise<{ readonly account: string; readonly changed: boolean }> =>
  withPerson(env, person, async ({ db, account }) => ({
    account: account.id,
    changed: await setHold(db, {
      tenant: person.tenant,
      accountId: account.id,
      held,
      actor: operator(),
      requestId: `portico person ${held ? 'hold' : 'release'}`,
      now: Date.now(),
    }),
  }));
