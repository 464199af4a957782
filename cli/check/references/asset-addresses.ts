import { nearest } from '#engine';
import type { Finding } from '../finding.ts';
import { placesOf } from '../places.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/** Assets that content names and the tenant does not have. */
export function assetFindings(tenant: TenantFiles, published: Published): Finding[] {
  const places = [...placesOf(tenant, published, 'asset'), ...placesOf(tenant, published, 'file')];
  return places.flatMap(({ file, pointer, value }) => {
    if (typeof value !== 'string' || value.startsWith('https://') || tenant.assets.has(value)) return [];
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(value))
      return [file.at(pointer, 'error', 'missing-asset', `"${value}" is neither an asset of this tenant nor an https address.`)];
    return [file.at(pointer, 'error', 'missing-asset', `There is no file "${value}" in assets/.`, nearest(value, tenant.assets))];
  });
}
