import { maxContentItems } from '#schemas/api';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from './tenant-files.ts';

/** Files of a folder beyond those that lists and menus hold. One that is asked for by its slug is found all the same. */
export function tooManyItems({ files }: TenantFiles): Finding[] {
  const folders = Map.groupBy(
    files.filter(({ folder }) => folder !== ''),
    ({ folder }) => folder,
  );
  return [...folders].flatMap(([folder, within]) => {
    const [first] = within.slice(maxContentItems);
    if (!first) return [];
    const message = `The folder ${folder} has ${within.length} files, and lists and menus hold ${maxContentItems} of a kind, by their order. Delete what is no longer used.`;
    return [first.at('', 'warning', 'too-many-items', message)];
  });
}
