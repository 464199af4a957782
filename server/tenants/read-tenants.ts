import type { Tenant } from '#schemas/tenant';
import type { Database, Log } from '../db/index.ts';
import { compilePublished } from '../content/model/published.ts';
import { valuesOf } from './stored-clashes.ts';

const chunk = 500;

/**
 * Configurations of these tenants from their published content. `absent`: there is none any more. A tenant whose
 * configuration is not valid is left out, so that the last good one stays.
 */
export async function readTenants(db: Database, slugs: readonly string[], log: Log): Promise<Map<string, Tenant | 'absent'>> {
  const read = new Map<string, Tenant | 'absent'>();
  for (let start = 0; start < slugs.length; start += chunk) {
    const some = slugs.slice(start, start + chunk);
    for (const slug of some) read.set(slug, 'absent');
    const rows = await db.kysely
      .selectFrom('content_item')
      .select(['tenant_id', 'data'])
      .where('tenant_id', 'in', some)
      .where('schema_name', '=', 'tenant')
      .where('status', '=', 'Published')
      .where('is_deleted', '=', false)
      .execute();
    for (const { tenant_id, data } of rows) {
      const tenant: unknown = valuesOf(data);
      const faults = isTenant(tenant);
      if (faults.length === 0 && (tenant as Tenant).slug === tenant_id) {
        read.set(tenant_id, tenant as Tenant);
      } else {
        read.delete(tenant_id);
        log.error({ tenant: tenant_id, faults: faults.slice(0, 5) }, 'the configuration of a tenant is not valid; the last good one stays');
      }
    }
  }
  return read;
}

const isTenant = compilePublished('tenant');
