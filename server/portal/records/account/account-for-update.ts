import type { UpdateObject } from 'kysely';
import { notFound } from '../../../platform/problems/index.ts';
import type { Handle, Tables } from '../../../platform/db/index.ts';
import type { AccountRow } from './account-of.ts';

/** Takes turns at an account with all who write for it, and with erasure, and answers it as it is by then; 404 when it was erased meanwhile. */
export const accountForUpdate = (trx: Handle, tenant: string, id: string): Promise<AccountRow> =>
  trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound);

/** Writes to an account that `accountForUpdate` answered, and answers it as it is then. */
export const updateAccountRow = (
  trx: Handle,
  { tenant_id: tenant, id }: Pick<AccountRow, 'tenant_id' | 'id'>,
  values: UpdateObject<Tables, 'account'> & { readonly updated_at: Date },
): Promise<AccountRow> =>
  trx.updateTable('account').set(values).where('tenant_id', '=', tenant).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
