import { userInfo } from 'node:os';
import type { Environment } from '../../../../platform/config/index.ts';
import { quiet, withStorage, type Storage } from '../../../../platform/command-database/index.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { readTenants } from '../../../../services/content/index.ts';
import type { AccountRow } from '../../../records/index.ts';
import { findAccount } from '../find-account.ts';

/** Whom an order is about: id, identifier or mail address of an account. */
export interface Person {
  readonly tenant: string;
  readonly who: string;
}

export interface FoundPerson {
  readonly db: Database;
  readonly storage: Storage;
  readonly account: AccountRow;
  /** The tenant's embedded user pool. */
  readonly poolId: string;
}

/** Opens the storage of these settings and finds the person. Rejects with a sentence for the operator. */
export const withPerson = <Answer>(
  env: Environment,
  { tenant, who }: Person,
  work: (found: FoundPerson) => Promise<Answer>,
): Promise<Answer> =>
  withStorage(env, async (db, storage) => {
    const account = await findAccount(db, tenant, who);
    const settings = (await readTenants(db, [tenant], quiet)).get(tenant);
    if (settings === undefined || settings === 'absent')
      throw new Error(
        `${tenant} has no sound configuration in this database, so that its user pool is not known. Import the tenant first.`,
      );
    return work({ db, storage, account, poolId: settings.identity.userPoolId });
  });

/** The operator, for the trail: the name of the machine's user. */
export function operator(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    return 'operator';
  }
}
