import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { People } from '#schemas/tenant';
import { missingSlugs } from './references/missing-slugs.ts';
import { schemaFindings } from './schema-findings.ts';
import type { Finding } from './finding.ts';
import { readJson } from './files/json-file.ts';
import type { Published } from './read-published.ts';
import type { TenantFiles } from './files/tenant-files.ts';

/** The people of a demo tenant, in a folder beside that of all tenants: JSON, schema, and forms and submissions that are there. */
export function peopleFindings(tenant: TenantFiles, published: Published): Finding[] {
  const path = `../../people/${tenant.tenant}.json`;
  if (!existsSync(join(tenant.folder, path))) return [];
  const { file, findings } = readJson(path, readFileSync(join(tenant.folder, path), 'utf8'));
  if (findings.length > 0) return findings;
  const faults = schemaFindings(file, 'people', published);
  if (faults.length > 0) return faults;
  const { tenant: named, claimants } = file.value as People;
  return [
    ...(named === tenant.tenant
      ? []
      : [file.at('/tenant', 'error', 'invalid-file', `The file is that of "${tenant.tenant}": name this tenant.`)]),
    ...missingSlugs(tenant, file),
    ...claimants.flatMap(({ submissions, documents = [] }, at) =>
      documents.flatMap(({ submissionId }, index) =>
        submissions.some(({ id }) => id === submissionId)
          ? []
          : [
              file.at(
                `/claimants/${at}/documents/${index}/submissionId`,
                'error',
                'broken-link',
                `The claimant has no submission "${submissionId}".`,
              ),
            ],
      ),
    ),
  ];
}
