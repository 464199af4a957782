import type { Handle } from '../../../platform/db/index.ts';
import { findUser } from './find-user.ts';

/** Whose account it is: the `sub` it is bound to, else the person of the pool who has the address of the account. */
export interface Holder {
  readonly subject: string | null;
  readonly email: string;
}

export async function subOf(trx: Handle, poolId: string, { subject, email }: Holder): Promise<string | undefined> {
  if (subject !== null) return subject;
  const user = await trx
    .selectFrom('identity_user')
    .select('sub')
    .where('pool_id', '=', poolId)
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.sub;
}

/** What this person signs in with; empty where the pool does not have them. */
export async function namesOf(trx: Handle, poolId: string, holder: Holder): Promise<readonly string[]> {
  const sub = await subOf(trx, poolId, holder);
  const user = sub === undefined ? undefined : await findUser(trx, poolId, sub);
  return [user?.email, user?.phone].filter((name) => typeof name === 'string');
}
