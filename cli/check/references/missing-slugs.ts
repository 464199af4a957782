import { nearest } from '#engine';
import { contentSchemas } from '#schemas/api';
import { escapePart } from '#schemas/shared/pointer';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

const targets: Readonly<Record<string, string>> = {
  formSlug: 'submission-form',
  formConfirmationSlug: 'confirmation-pages',
  confirmationSlug: 'confirmation-pages',
};

/** Slugs of forms and confirmation pages that content names (forms, blocks) and the tenant does not have. */
export const referenceFindings = (tenant: TenantFiles): Finding[] =>
  contentSchemas.flatMap((folder) => tenant.in(folder)).flatMap((file) => missingSlugs(tenant, file));

/** Those that one file names. */
export const missingSlugs = (tenant: Pick<TenantFiles, 'slugsIn'>, file: JsonFile): Finding[] =>
  namedIn(file.value, '').flatMap(({ pointer, folder, slug }) => {
    const slugs = tenant.slugsIn(folder);
    return slugs.includes(slug) ? [] : [file.at(pointer, 'error', 'broken-link', `There is no ${folder} "${slug}".`, nearest(slug, slugs))];
  });

function namedIn(value: unknown, pointer: string): { pointer: string; folder: string; slug: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${escapePart(key)}`;
    const folder = Object.hasOwn(targets, key) ? targets[key] : undefined;
    return folder !== undefined && typeof child === 'string' ? [{ pointer: at, folder, slug: child }] : namedIn(child, at);
  });
}
