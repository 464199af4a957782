import { basename } from 'node:path';
import { nearest } from '#engine';
import { singletonSchemas } from '#schemas/api';
import { escapePart } from '#schemas/shared/pointer';
import { checkContrast } from '#registry/theme';
import type { Finding } from './finding.ts';
import type { JsonFile } from './files/json-file.ts';
import type { Published } from './read-published.ts';
import type { TenantFiles } from './files/tenant-files.ts';

type Theme = Parameters<typeof checkContrast>[0];

/** Findings of the schema of a document (`page`, `tenant` …) in a file. */
export function schemaFindings(file: JsonFile, document: string, published: Published): Finding[] {
  return published
    .checkDocument(document)(file.value)
    .map(({ pointer, message, property, known }) => {
      const unknown = property !== undefined && known !== undefined;
      const meant = unknown ? nearest(property, known) : undefined;
      return file.at(unknown ? `${pointer}/${escapePart(property)}` : pointer, 'error', 'invalid-file', message, meant);
    });
}

/** tenant.json, theme.json and dictionary.json: their schemas, and the contrast of the theme in both schemes. */
export function documentFindings(tenant: TenantFiles, published: Published): Finding[] {
  const missing = ['tenant', 'theme']
    .filter((name) => !tenant.files.some((file) => file.path === `${name}.json`))
    .map((name): Finding => ({
      severity: 'error',
      code: 'invalid-file',
      file: `${name}.json`,
      line: 1,
      column: 1,
      pointer: '',
      message: `The file ${name}.json is missing; every tenant needs one.`,
    }));
  const faults = singletonSchemas.flatMap((name) => {
    const file = tenant.root(name);
    return file ? schemaFindings(file, name, published) : [];
  });
  const settings = tenant.root('tenant');
  const slug = (settings?.value as { slug?: unknown } | null | undefined)?.slug;
  const named = basename(tenant.folder);
  const misnamed =
    settings && typeof slug === 'string' && slug !== named
      ? [
          settings.at(
            '/slug',
            'error',
            'invalid-file',
            `The slug is "${slug}" but the folder is named "${named}", so the portal does not take this file. Give both the same name; a copied tenant needs a slug of its own.`,
          ),
        ]
      : [];
  const theme = tenant.root('theme');
  const readable = theme && !faults.some(({ file }) => file === theme.path);
  const weak = readable
    ? checkContrast(theme.value as Theme).map(({ pair, ratio, needed, scheme }) =>
        theme.at(
          `/${scheme}`,
          'error',
          'low-contrast',
          `In the ${scheme} scheme ${pair} has a contrast of ${ratio}:1; at least ${needed}:1 is needed (WCAG 2.2 AA).`,
        ),
      )
    : [];
  return [...missing, ...faults, ...misnamed, ...weak];
}
