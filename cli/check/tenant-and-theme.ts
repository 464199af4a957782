import { basename } from 'node:path';
import { singletonSchemas } from '#schemas/api';
import { checkContrast } from '#ui/theme';
import { workspaceFrames } from '#schemas/check';
import type { Tenant } from '#schemas/tenant';
import type { Finding } from './finding.ts';
import type { Published } from './read-published.ts';
import { schemaFindings } from './schema-findings.ts';
import type { TenantFiles } from './files/tenant-files.ts';
import { weakSignInFindings } from './weak-sign-in.ts';

type Theme = Parameters<typeof checkContrast>[0];

/** tenant.json, theme.json and dictionary.json: whether they are there, their schemas, the slug, hosts of another site, and the contrast of the theme in both schemes. */
export function tenantAndThemeFindings(tenant: TenantFiles, published: Published): Finding[] {
  const faults = singletonSchemas.flatMap((name) => {
    const file = tenant.root(name);
    return file ? schemaFindings(file, name, published) : [];
  });
  const theme = tenant.root('theme');
  const isReadable = !faults.some(({ file }) => file === theme?.path);
  return [
    ...missingFiles(tenant),
    ...faults,
    ...misnamedSlug(tenant),
    ...otherSites(tenant, faults),
    ...weakSignInFindings(tenant),
    ...(isReadable ? lowContrast(tenant) : []),
  ];
}

const missingFiles = (tenant: TenantFiles): Finding[] =>
  ['tenant', 'theme']
    .filter((name) => !tenant.files.some((file) => file.path === `${name}.json`))
    .map((name) => ({
      severity: 'error',
      code: 'invalid-file',
      file: `${name}.json`,
      line: 1,
      column: 1,
      pointer: '',
      message: `The file ${name}.json is missing; every tenant needs one.`,
    }));

function misnamedSlug(tenant: TenantFiles): Finding[] {
  const settings = tenant.root('tenant');
  const slug = (settings?.value as { slug?: unknown } | null | undefined)?.slug;
  const named = basename(tenant.folder);
  if (!settings || typeof slug !== 'string' || slug === named) return [];
  const message = `The slug is "${slug}" but the folder is named "${named}", so the portal does not take this file. Give both the same name; a copied tenant needs a slug of its own.`;
  return [settings.at('/slug', 'error', 'invalid-file', message)];
}

/** SEC-27: hosts that are to show the workspace in a frame, and that browsers send no session within. */
function otherSites(tenant: TenantFiles, faults: readonly Finding[]): Finding[] {
  const settings = tenant.root('tenant');
  if (!settings || faults.some(({ file }) => file === settings.path)) return [];
  const { hosts = [], outsideHosts } = settings.value as Partial<Tenant>;
  const ofSite = workspaceFrames({ hosts, outsideHosts });
  return (outsideHosts?.workspace ?? []).flatMap((host, index) => {
    if (ofSite.includes(host)) return [];
    const message = `${host} is not of the same site as a host of the portal (${hosts.join(', ')}), so it cannot show the workspace in a frame: staff would not be signed in there. Name a host of the same domain.`;
    return [settings.at(`/outsideHosts/workspace/${index}`, 'error', 'invalid-file', message)];
  });
}

function lowContrast(tenant: TenantFiles): Finding[] {
  const theme = tenant.root('theme');
  if (!theme) return [];
  return checkContrast(theme.value as Theme).map(({ pair, ratio, needed, scheme }) =>
    theme.at(
      `/${scheme}`,
      'error',
      'low-contrast',
      `In the ${scheme} scheme ${pair} has a contrast of ${ratio}:1; at least ${needed}:1 is needed (WCAG 2.2 AA).`,
    ),
  );
}
