import { clashesOf } from '#schemas/tenant';
import type { Finding } from './finding.ts';
import type { TenantFiles } from './files/tenant-files.ts';

/** What tenant.json shares with the tenants of other folders, of what has to be different in each. */
export function clashFindings({ folder, root }: TenantFiles, tenants: readonly TenantFiles[]): Finding[] {
  const file = root('tenant');
  const others = tenants.filter((other) => other.folder !== folder);
  return file
    ? clashesOf(
        file.value,
        others.map((other) => ({ label: `"${other.tenant}" in ${other.folder}`, tenant: other.root('tenant')?.value })),
      ).map(({ pointer, message }) => file.at(pointer, 'error', 'tenant-clash', message))
    : [];
}
