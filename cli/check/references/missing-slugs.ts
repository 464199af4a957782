import { nearest } from '#engine';
import { contentSchemas } from '#schemas/api';
import { escapePart } from '#schemas/shared/pointer';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

const targets: Readonly<Record<string, string>> = {
  formSlug: 'submission-form',
  formConfirmationSlug: 'confirmation-pages',
  confirmationSlug: 'confirmation-pages',
};

/** Slugs of forms and confirmation pages that content names (account buttons, forms, blocks) and the tenant does not have. */
export function referenceFindings(tenant: TenantFiles): Finding[] {
  return contentSchemas
    .flatMap((folder) => tenant.in(folder))
    .flatMap((file) =>
      namedIn(file.value, '').flatMap(({ pointer, folder, slug }) => {
        const slugs = tenant.slugsIn(folder);
        return slugs.includes(slug)
          ? []
          : [file.at(pointer, 'error', 'broken-link', `There is no ${folder} "${slug}".`, nearest(slug, slugs))];
      }),
    );
}

function namedIn(value: unknown, pointer: string): { pointer: string; folder: string; slug: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${escapePart(key)}`;
    const folder = Object.hasOwn(targets, key) ? targets[key] : undefined;
    return folder !== undefined && typeof child === 'string' ? [{ pointer: at, folder, slug: child }] : namedIn(child, at);
  });
}
