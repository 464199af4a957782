import { maxContentItems } from '#schemas/api';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from './tenant-files.ts';

/** Files of a folder beyond those that the portal reads: no visitor would find them. */
export function tooManyItems({ files }: TenantFiles): Finding[] {
  const folders = Map.groupBy(
    files.filter(({ folder }) => folder !== ''),
    ({ folder }) => folder,
  );
  return [...folders].flatMap(([folder, within]) => {
    const [first] = within.slice(maxContentItems);
    if (!first) return [];
    const message = `The folder ${folder} has ${within.length} files, and the portal reads ${maxContentItems} of a kind. Delete what is no longer used.`;
    return [first.at('', 'error', 'too-many-items', message)];
  });
}
