import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { jsonPlaces, parseJson } from '#schemas/check';
import type { Issue } from '#schemas/page';
import { maxFileBytes } from '#schemas/shared/file-size';
import { modelOf } from '../model/content-model.ts';
import { createPatternCheck, type PatternCheck } from '../model/pattern-issues.ts';
import { contentOf, notImported, type ContentFile, type FileIssue, type PlaceOf } from './content-of-file.ts';

interface AssetFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface TenantFolder {
  /** Every file that is there, readable or not: what is missing here was deleted. */
  readonly present: ReadonlySet<string>;
  readonly contents: readonly ContentFile[];
  readonly assets: readonly AssetFile[];
  readonly issues: readonly FileIssue[];
}

/** Whether a file is one of these, or below one of these folders. Pure. */
export const isAmong = (file: string, paths: readonly string[] | undefined): boolean =>
  paths === undefined || paths.some((path) => file === path || file.startsWith(`${path}/`));

const largestJson = 5 * 2 ** 20;

/** Reads a tenant's folder: `tenant.json`, `theme.json`, `dictionary.json`, `<schema>/<slug>.json`, `assets/**`. Faults become issues, and the rest is read. */
export async function readTenantFolder(tenant: string, folder: string, only?: readonly string[]): Promise<TenantFolder> {
  const patterns = createPatternCheck();
  return readFolder(patterns, tenant, folder, only).finally(() => patterns.close());
}

async function readFolder(
  patterns: PatternCheck,
  tenant: string,
  folder: string,
  only: readonly string[] | undefined,
): Promise<TenantFolder> {
  const present = new Set(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.replace(/[/\\]+$/, '').length + 1)
          .split(sep)
          .join('/'),
      ),
  );
  const contents: ContentFile[] = [];
  const assets: AssetFile[] = [];
  const issues: FileIssue[] = [];
  const slugs = new Map<string, string>();
  // A saved file may take the slug of one that was not saved.
  for (const file of only ? [...present].filter((name) => !isAmong(name, only)) : []) {
    const place = placeOf(file);
    const slug = place && place !== 'asset' ? await slugIn(join(folder, file)) : undefined;
    if (place && place !== 'asset' && slug !== undefined) slugs.set(`${place.schema} ${slug}`, file);
  }

  for (const file of [...present].sort().filter((name) => isAmong(name, only))) {
    const place = placeOf(file);
    const known: { placeOf?: PlaceOf } = {};
    const report = (code: Issue['code'], message: string, more: Partial<FileIssue> = {}): void => {
      const at = known.placeOf?.(more.pointer ?? '');
      issues.push({ code, severity: 'error', tenant, page: posix.basename(file, '.json'), pointer: '', message, file, ...at, ...more });
    };
    if (!place) {
      report('invalid-file', `Nothing is read from here: expected ${expected}.`, { severity: 'warning' });
      continue;
    }
    const { size } = await stat(join(folder, file));
    if (size > (place === 'asset' ? maxFileBytes : largestJson)) {
      report('invalid-file', `The file has ${size} bytes; at most ${place === 'asset' ? maxFileBytes : largestJson} are read.`);
      continue;
    }
    const bytes = await readFile(join(folder, file));
    if (place === 'asset') {
      assets.push({ file, bytes });
      continue;
    }
    const text = bytes.toString('utf8');
    const parsed = parseJson(text);
    if (!parsed.ok) {
      const { message, line, column } = parsed.fault;
      report('malformed-json', `${message} ${notImported}`, { line, column });
      continue;
    }
    const where = placesIn(text);
    known.placeOf = where;
    const read = await contentOf(patterns, tenant, file, place.schema, parsed.value, report);
    if (!read) continue;
    const slug = `${read.schema} ${String(read.data['slug']?.['iv'])}`;
    const other = slugs.get(slug);
    if (other !== undefined && read.data['slug']) {
      report('duplicate-slug', `The slug "${String(read.data['slug']['iv'])}" is already used by ${other}. This file is not imported.`, {
        pointer: '/slug',
      });
      continue;
    }
    slugs.set(slug, file);
    contents.push({ ...read, placeOf: where });
  }
  return { present, contents, assets, issues };
}

/** The text is parsed again when a place is first asked for. */
function placesIn(text: string): PlaceOf {
  let places: ReturnType<typeof jsonPlaces> | undefined;
  return (pointer) => (places ??= jsonPlaces(text)).ofPointer(pointer);
}

const expected = 'tenant.json, theme.json, dictionary.json, a folder named after a content schema, or assets/';

/** The slug a file gives its content; undefined where it has none to read. */
async function slugIn(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  const parsed = size > largestJson ? undefined : parseJson((await readFile(path)).toString('utf8'));
  if (!parsed?.ok || typeof parsed.value !== 'object' || parsed.value === null) return undefined;
  return String((parsed.value as { slug?: unknown }).slug ?? posix.basename(path.split(sep).join('/'), '.json'));
}

function placeOf(file: string): { schema: string } | 'asset' | undefined {
  const [first = '', ...rest] = file.split('/');
  if (first === 'assets') return rest.length > 0 ? 'asset' : undefined;
  if (!file.endsWith('.json')) return undefined;
  const schema = rest.length === 0 ? first.slice(0, -'.json'.length) : first;
  const model = modelOf('', schema);
  return model && rest.length < 2 && (model.kind === 'Singleton') === (rest.length === 0) ? { schema } : undefined;
}
