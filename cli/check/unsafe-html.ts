import type { ContentSchema } from '#schemas/api';
import { createSanitiser, refineContent, unversioned } from '#server/refine';
import type { Finding } from './finding.ts';
import type { Published } from './published.ts';
import type { TenantFiles } from './tenant-files.ts';

const folders = [
  'public-page',
  'secured-page',
  'common',
  'submission-form',
  'confirmation-pages',
  'configuration',
] as const satisfies readonly ContentSchema[];

const sanitise = createSanitiser();

/** Html that the server cannot make safe to show. */
export function unsafeHtmlFindings(tenant: TenantFiles, published: Published): Finding[] {
  const traits = { page: published.traitsOfDocument('page'), ofType: published.traitsOfType };
  return folders.flatMap((schema) =>
    tenant
      .in(schema)
      .flatMap((file) =>
        refineContent(schema, file.value, { assets: unversioned(tenant.tenant), traits, sanitise }).unsafe.map(({ pointer, message }) =>
          file.at(pointer, 'error', 'unsafe-html', message),
        ),
      ),
  );
}
