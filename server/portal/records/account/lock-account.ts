import { notFound } from '../../../platform/problems/index.ts';
import type { Handle } from '../../../platform/db/index.ts';

/** Takes turns at an account with all who write for it, and with erasure; 404 when the account was erased meanwhile. */
export async function lockAccount(trx: Handle, tenant: string, id: string): Promise<void> {
  const mine = trx.selectFrom('account').select('id').where('tenant_id', '=', tenant).where('id', '=', id);
  await mine.forUpdate().executeTakeFirstOrThrow(notFound);
}
