import type { Handle } from '../../../platform/db/index.ts';

/**
 * Held until the transaction ends: of two configurations that are written at once, the second is compared with the first. Take it before
 * any other row, as everyone does: configurations, then the tenant's row, then its content.
 */
export async function lockConfigurations(transaction: Handle): Promise<void> {
  await transaction.selectFrom('configuration_lock').select('id').where('id', '=', 'tenants').forUpdate().executeTakeFirstOrThrow();
}
