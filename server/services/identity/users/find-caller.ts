import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/index.ts';
import { hashOf } from '../secrets.ts';
import { nameColumnOf, type User } from './find-user.ts';

export interface FoundCaller {
  readonly user: User;
  /** The device signed in to this account before. */
  readonly known: boolean;
}

/** Finds a user by name, keeps them from being erased until the transaction ends, and reports whether the device is one of theirs. */
export async function findCaller(trx: Handle, poolId: string, name: string, device: string | undefined): Promise<FoundCaller | undefined> {
  const row = await trx
    .selectFrom('identity_user')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('identity_device')
          .select(sql`1`.as('one'))
          .whereRef('identity_device.pool_id', '=', 'identity_user.pool_id')
          .whereRef('identity_device.subject', '=', 'identity_user.sub')
          .where('device_hash', '=', hashOf(device ?? '')),
      ).as('known'),
    )
    .where('pool_id', '=', poolId)
    .where(nameColumnOf(name), '=', name)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) return undefined;
  const { known, ...user } = row;
  return { user, known: Boolean(known) && device !== undefined };
}
