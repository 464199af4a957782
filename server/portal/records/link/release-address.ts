import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import { updateAccountRow } from '../account/account-for-update.ts';
import type { AccountRow } from '../account/account-of.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { endLinks } from './link-tokens.ts';

/** Takes an address from the accounts in which it is only written down: another person has it from now on, and reads no links of theirs. */
export async function releaseAddress(
  trx: Transaction<Tables>,
  accounts: readonly AccountRow[],
  { at, ...event }: { readonly at: Date; readonly actor: string; readonly requestId: string },
): Promise<void> {
  for (const before of accounts) {
    const after = await updateAccountRow(trx, before, { email: '', updated_at: at });
    await endLinks(trx, before.tenant_id, before.id);
    const object = `account/${before.id}`;
    await appendEntry(trx, {
      ...event,
      tenant: before.tenant_id,
      at,
      onBehalfOf: undefined,
      action: 'account.email-released',
      object,
      before,
      after,
    });
  }
}
