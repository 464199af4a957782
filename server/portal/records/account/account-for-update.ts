import { notFound } from '../../../platform/problems/index.ts';
import type { Handle } from '../../../platform/db/index.ts';
import type { AccountRow } from './account-of.ts';

/** Takes turns at an account with all who write for it, and with erasure, and answers it as it is by then; 404 when it was erased meanwhile. */
export const accountForUpdate = (trx: Handle, tenant: string, id: string): Promise<AccountRow> =>
  trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound);
