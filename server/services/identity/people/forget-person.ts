import type { Handle } from '../../../platform/db/index.ts';
import type { Seal, Secrets } from '../secrets.ts';
import { normalName, type User } from '../users/find-user.ts';

/** How a person is known to sign-in. */
export interface Known {
  /** Slug. */
  readonly tenant: string;
  readonly poolId: string;
  /** `sub` an account is bound to; null before its first sign-in. */
  readonly subject: string | null;
  readonly email: string;
}

/** Users of the embedded pool that are this person: the one the account is bound to, and the one of its mail address. */
export const usersOf = (db: Handle, { poolId, subject, email }: Known): Promise<User[]> =>
  db
    .selectFrom('identity_user')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where((eb) => eb.or([...(subject ? [eb('sub', '=', subject)] : []), eb('email', '=', normalName(email))]))
    .execute();

/** Deletes users with all that sign-in holds of them; their sessions end everywhere within five seconds. */
export async function forgetUsers(trx: Handle, { tenant, poolId }: Known, subs: readonly string[]): Promise<void> {
  if (subs.length === 0) return;
  for (const table of ['identity_challenge', 'identity_attempts', 'identity_device', 'identity_unlock'] as const)
    await trx.deleteFrom(table).where('pool_id', '=', poolId).where('subject', 'in', subs).execute();
  for (const table of ['identity_refresh', 'identity_user'] as const)
    await trx.deleteFrom(table).where('pool_id', '=', poolId).where('sub', 'in', subs).execute();
  await trx.deleteFrom('auth_session').where('tenant_id', '=', tenant).where('sub', 'in', subs).execute();
}

/**
 * Deletes messages to these addresses and sign-ins begun with them, which only the server's key can read. Without the key they cannot be found:
 * begun sign-ins are swept after two hours, messages are emptied once sent and swept after seven days.
 */
export async function forgetSealed(
  trx: Handle,
  { messages, sessions }: Pick<Secrets, 'messages' | 'sessions'>,
  tenant: string,
  addresses: readonly string[],
): Promise<void> {
  const theirs = new Set(addresses.map(normalName));
  const holds = (seal: Seal, sealed: string, member: string): boolean => {
    const name = opened(seal, sealed)?.[member];
    return typeof name === 'string' && theirs.has(normalName(name));
  };
  const flows = await trx.selectFrom('auth_flow').select(['flow_hash', 'sealed']).where('tenant_id', '=', tenant).execute();
  for (const { flow_hash } of flows.filter(({ sealed }) => holds(sessions, sealed, 'username')))
    await trx.deleteFrom('auth_flow').where('tenant_id', '=', tenant).where('flow_hash', '=', flow_hash).execute();
  const mail = await trx.selectFrom('message').select(['id', 'sealed']).where('tenant_id', '=', tenant).where('sealed', '!=', '').execute();
  for (const { id } of mail.filter(({ sealed }) => holds(messages, sealed, 'to')))
    await trx.deleteFrom('message').where('tenant_id', '=', tenant).where('id', '=', id).execute();
}

function opened(seal: Seal, sealed: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(seal.open(sealed)) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
