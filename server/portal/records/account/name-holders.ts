import { storedNumbers } from '#schemas/values/telephone/stored-numbers';
import type { Handle } from '../../../platform/db/index.ts';
import type { Contact } from '../../../services/identity/index.ts';
import type { AccountRow } from './account-of.ts';

/** A mail address or telephone number. */
export interface ContactName {
  /** Slug. */
  readonly tenant: string;
  readonly poolId: string;
  readonly by: 'email' | 'phone';
  /** Lower case, or E.164. */
  readonly value: string;
}

export interface NameHolders {
  /** Accounts that have it. */
  readonly holders: readonly AccountRow[];
  /** Accounts in which it is only written down. */
  readonly others: readonly AccountRow[];
}

/**
 * SEC-3, whose an address or number is: an account has it while its person signs in with it, or while no person is known who could sign in to the account. Where it is
 * only written down, since it was never proven, it stops no one: its owner can register with it, and a person can prove it in their profile. `namesOf` is absent
 * where a remote identity service has the people; what is written down counts then.
 */
export async function nameHolders(
  trx: Handle,
  namesOf: Contact['namesOf'] | undefined,
  { tenant, poolId, by, value }: ContactName,
): Promise<NameHolders> {
  const accounts = await trx
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where(by, 'in', by === 'phone' ? storedNumbers(value) : [value])
    .execute();
  // As much work as where one is found.
  if (accounts.length === 0) await namesOf?.(trx, poolId, { subject: '', email: '' });
  const holders: AccountRow[] = [];
  const others: AccountRow[] = [];
  for (const account of accounts) {
    const names = (await namesOf?.(trx, poolId, account)) ?? [];
    (names.length === 0 || names.includes(account[by] ?? '') ? holders : others).push(account);
  }
  return { holders, others };
}
