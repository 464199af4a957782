import { accountOf, type AccountRow, type RecordStore } from '../../records/index.ts';
import type { Call, CallDependencies } from '../call.ts';

/** The account a check is made for; undefined for visitors, and for staff who have not chosen one: they may be about to register it. */
export async function accountActing(
  call: Call<'users.verifyEmail' | 'users.verifyPhone'> & CallDependencies<Pick<RecordStore, 'db'>>,
): Promise<AccountRow | undefined> {
  const { actor, chosen } = call;
  return actor && (!actor.staff || chosen !== undefined) ? accountOf({ ...call, actor }) : undefined;
}
