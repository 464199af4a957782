import { posix } from 'node:path';
import { validatePage } from '#engine';
import { documentOf, isPageSchema, isSingletonSchema } from '#schemas/api';
import { publishedCheck, type TextPosition } from '#schemas/check';
import type { Issue } from '#schemas/page';
import type { ContentData } from '../../../platform/db/index.ts';
import { modelOf, schemaId, stableId, type ContentSchemaModel } from '../model/content-model.ts';
import { besideLoading, loadingIssues } from '../model/loading-issues.ts';
import type { PatternCheck } from '../model/pattern-issues.ts';

/** An issue of a file in a tenant's folder. */
export interface FileIssue extends Issue {
  /** Relative to the tenant's folder, with `/`. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export interface ContentFile {
  readonly file: string;
  readonly id: string;
  readonly schema: string;
  readonly data: ContentData;
  /** Where a part of it is in the file. */
  readonly placeOf: PlaceOf;
}

export type PlaceOf = (pointer: string) => TextPosition;

/** What becomes of a file that is refused, of a new tenant too. */
export const notImported = 'The file is not imported; a version that was imported before stays.';

/** The content of a file in the way it is stored; undefined, and its faults reported, where it is not imported. */
export async function contentOf(
  patterns: PatternCheck,
  tenant: string,
  file: string,
  schema: string,
  value: unknown,
  report: (code: Issue['code'], message: string, more?: Partial<FileIssue>) => void,
): Promise<Omit<ContentFile, 'placeOf'> | undefined> {
  const model = modelOf(tenant, schema);
  if (!model) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report('invalid-file', 'The file must hold a JSON object.');
    return undefined;
  }
  const name = posix.basename(file, '.json');
  const document = documentOf(model.name, name);
  const whole = { slug: name, ...value };
  const faults = document ? publishedCheck(document)(isPageSchema(schema) || isSingletonSchema(schema) ? value : whole) : [];
  const { $schema: _, ...fields } = value as Record<string, unknown>;
  const unusable = faults.length > 0 && !canBeDrawn(model, whole, tenant);
  const loading = unusable ? [] : await loadingIssues(patterns, schema, { slug: name, ...fields });
  const refused = unusable || loading.length > 0;
  for (const { pointer, message } of besideLoading(faults, loading)) {
    report(
      isPageSchema(schema) ? 'broken-envelope' : 'invalid-file',
      `${message} ${refused ? notImported : 'The rest of the file is imported.'}`,
      { pointer },
    );
  }
  for (const { pointer, code, message } of loading) report(code, `${message} ${notImported}`, { pointer });
  if (refused) return undefined;
  if (schema === 'tenant' && fields['slug'] !== tenant) {
    report('invalid-file', `The slug is "${String(fields['slug'])}" but the folder is named "${tenant}". ${notImported}`, {
      pointer: '/slug',
    });
    return undefined;
  }
  const slug = model.kind === 'Singleton' ? {} : { slug: name };
  const data = Object.fromEntries(Object.entries({ ...slug, ...fields }).map(([field, content]) => [field, { iv: content }]));
  const id = model.kind === 'Singleton' ? schemaId(tenant, schema) : stableId('content', tenant, file);
  return { file, id, schema, data };
}

/** Whether a file with faults still shows something: a page with a sound envelope does, and a confirmation page; what configures the portal does not. */
function canBeDrawn({ kind, name }: ContentSchemaModel, value: { readonly slug: unknown }, tenant: string): boolean {
  if (kind === 'Singleton' || name === 'configuration') return false;
  return !isPageSchema(name) || validatePage(value, { tenant, page: String(value.slug), types: [] }).page !== null;
}
