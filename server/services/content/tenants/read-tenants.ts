import { publishedCheck } from '#schemas/check';
import type { Tenant } from '#schemas/tenant';
import type { Database, Log } from '../../../platform/db/index.ts';
import { publishedConfigurations } from './published-configurations.ts';

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
    for (const { tenant: slug, values: tenant } of await publishedConfigurations(db.kysely, { of: some })) {
      const faults = isTenant(tenant);
      if (faults.length === 0 && (tenant as unknown as Tenant).slug === slug) {
        read.set(slug, tenant as unknown as Tenant);
      } else {
        read.delete(slug);
        log.error({ tenant: slug, faults: faults.slice(0, 5) }, 'the configuration of a tenant is not valid; the last good one stays');
      }
    }
  }
  return read;
}

const isTenant = publishedCheck('tenant');
