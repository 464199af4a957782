import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { StoredFile } from '../../../services/files/index.ts';

/** GBK-01: ids of those of the files that a version of their submission has. */
export async function filesOfVersions(trx: Transaction<Tables>, files: readonly StoredFile[]): Promise<ReadonlySet<string>> {
  const [first] = files;
  const submissions = [...new Set(files.flatMap(({ submission_id }) => submission_id ?? []))];
  if (!first || submissions.length === 0) return new Set();
  const versions = await trx
    .selectFrom('submission_version')
    .select('files')
    .where('tenant_id', '=', first.tenant_id)
    .where('submission_id', 'in', submissions)
    .execute();
  return new Set(versions.flatMap((version) => (version.files as { readonly id: string }[]).map(({ id }) => id)));
}
