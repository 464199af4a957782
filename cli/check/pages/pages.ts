import { nearest, validatePage } from '#engine';
import { pageSchemas } from '#schemas/api';
import { schemaFindings } from '../schema-findings.ts';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

const slugOf = (file: JsonFile) => (file.value as { slug?: unknown } | null)?.slug;

/** Pages as the engine sees them (types, props, rules), their envelopes, their slugs, and the pages no portal can do without. */
export function pageFindings(tenant: TenantFiles, published: Published): Finding[] {
  const pages = pageSchemas.flatMap((folder) => tenant.in(folder));
  return [...pages.flatMap((file) => onePage(file, tenant, published)), ...slugFindings(tenant), ...missingPages(tenant)];
}

function onePage(file: JsonFile, tenant: TenantFiles, published: Published): Finding[] {
  const { issues } = validatePage(file.value, {
    tenant: tenant.tenant,
    page: file.name,
    types: published.types,
    schemaOf: (type) => published.schemaOf(type),
  });
  const findings = issues.map(({ pointer, severity, code, message, suggestion }) => file.at(pointer, severity, code, message, suggestion));
  const envelope = schemaFindings(file, 'page', published).filter(
    ({ pointer }) => !findings.some((finding) => finding.pointer === pointer || (pointer === '' && finding.code === 'broken-envelope')),
  );
  const other = (file.value as { contentFromPage?: unknown } | null)?.contentFromPage;
  const slugs = pageSchemas.flatMap((folder) => tenant.slugsIn(folder));
  const fromOther =
    typeof other === 'string' && !slugs.includes(other)
      ? [file.at('/contentFromPage', 'error', 'broken-link', `There is no page "${other}" to take content from.`, nearest(other, slugs))]
      : [];
  return [...findings, ...envelope, ...fromOther];
}

function slugFindings(tenant: TenantFiles): Finding[] {
  const folders = [...pageSchemas, 'submission-form', 'confirmation-pages'];
  return folders.flatMap((folder) => {
    const taken = new Map<unknown, string>();
    const rightfulFirst = [...tenant.in(folder)].sort((a, b) => Number(slugOf(b) === b.name) - Number(slugOf(a) === a.name));
    return rightfulFirst.flatMap((file) => {
      const slug = slugOf(file);
      if (typeof slug !== 'string') return [];
      const first = taken.get(slug);
      taken.set(slug, first ?? file.path);
      if (first)
        return [
          file.at('/slug', 'error', 'duplicate-slug', `The slug "${slug}" is already that of ${first}; only one of them can be reached.`),
        ];
      return slug === file.name
        ? []
        : [
            file.at(
              '/slug',
              'warning',
              'duplicate-slug',
              `The slug "${slug}" differs from the name of the file; call the file ${slug}.json.`,
            ),
          ];
    });
  });
}

function missingPages(tenant: TenantFiles): Finding[] {
  const needed = [
    ['public-page', 'registration', 'error', 'it is what / shows'],
    ['public-page', 'our_case', 'error', 'it is what /page shows'],
    ['common', 'header', 'warning', 'pages have no header'],
    ['common', 'footer', 'warning', 'pages have no footer'],
  ] as const;
  return needed
    .filter(([folder, slug]) => !tenant.files.some((file) => file.folder === folder && (slugOf(file) === slug || file.name === slug)))
    .map(([folder, slug, severity, why]): Finding => ({
      severity,
      code: 'missing-page',
      file: `${folder}/${slug}.json`,
      line: 1,
      column: 1,
      pointer: '',
      message: `The page "${slug}" is missing: ${why}.`,
    }));
}
