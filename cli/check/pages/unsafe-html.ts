import { contentSchemas } from '#schemas/api';
import { createSanitiser, sanitiseContent, unversioned } from '#server/sanitise';
import type { Finding } from '../finding.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

const sanitise = createSanitiser();

/** Html that the server cannot make safe to show. */
export function unsafeHtmlFindings(tenant: TenantFiles, published: Published): Finding[] {
  const traits = { page: published.traitsOfDocument('page'), ofType: published.traitsOfType };
  return contentSchemas.flatMap((schema) =>
    tenant
      .in(schema)
      .flatMap((file) =>
        sanitiseContent(schema, file.value, { assets: unversioned(tenant.tenant), traits, sanitise }).unsafe.map(({ pointer, message }) =>
          file.at(pointer, 'error', 'unsafe-html', message),
        ),
      ),
  );
}
