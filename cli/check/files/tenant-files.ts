import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { notAFile, readJson, type JsonFile } from './json-file.ts';

/** All that is in a tenant's folder. */
export interface TenantFiles {
  readonly folder: string;
  /** Slug of tenant.json, or the folder's name. */
  readonly tenant: string;
  readonly files: readonly JsonFile[];
  /** Files that could be read, of one folder (`public-page`, …; `''` is the root). */
  in(folder: string): readonly JsonFile[];
  /** Slugs of the files of a folder; of one that has none or could not be read, its name: what is wrong with it is reported there alone. */
  slugsIn(folder: string): readonly string[];
  /** tenant.json, theme.json, dictionary.json. */
  root(name: string): JsonFile | undefined;
  /** Names of the files in assets/, as content names them. */
  readonly assets: ReadonlySet<string>;
  /** ISO 639-1 codes in the tenant's order. */
  readonly languages: readonly string[];
}

/** Reads a tenant's folder; findings are those of files that are not JSON. */
export function readTenantFiles(folder: string): { tenant: TenantFiles; findings: Finding[] } {
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((path) => String(path).replaceAll('\\', '/'))
        .sort()
    : [];
  const read = paths
    .filter((path) => path.endsWith('.json') && !path.startsWith('assets/'))
    .map((path) => (lstatSync(join(folder, path)).isFile() ? readJson(path, readFileSync(join(folder, path), 'utf8')) : notAFile(path)));
  const findings = read.flatMap((result) => result.findings);
  const sound = read.filter((result) => result.findings.length === 0).map(({ file }) => file);
  const root = (name: string) => sound.find((file) => file.folder === '' && file.name === name);
  const settings = root('tenant')?.value as { slug?: unknown; languages?: { iso2Code?: unknown }[] } | undefined;
  const languages = Array.isArray(settings?.languages)
    ? settings.languages.map((language) => language?.iso2Code).filter((code) => typeof code === 'string')
    : [];
  const tenant: TenantFiles = {
    folder,
    tenant: typeof settings?.slug === 'string' ? settings.slug : (folder.split(/[\\/]/).at(-1) ?? ''),
    files: read.map(({ file }) => file),
    in: (name) => sound.filter((file) => file.folder === name),
    slugsIn: (name) => read.filter(({ file }) => file.folder === name).map(({ file }) => slugOf(file)),
    root,
    assets: new Set(paths.filter((path) => path.startsWith('assets/')).map((path) => path.slice('assets/'.length))),
    languages,
  };
  return { tenant, findings };
}

const slugOf = ({ value, name }: JsonFile): string => {
  const slug = (value as { slug?: unknown } | null | undefined)?.slug;
  return typeof slug === 'string' ? slug : name;
};
