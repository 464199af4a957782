import { documentOf } from '#schemas/api';
import { issuePointer, publishedCheck } from '#schemas/check';
import { partsOf } from '#schemas/shared/pointer';
import { isObject } from '#locale/is-object';
import type { ContentData } from '../../../platform/db/index.ts';
import { ContentApiError, invalid } from '../access/content-errors.ts';
import type { ContentSchemaModel } from '../model/content-model.ts';
import { besideLoading, loadingIssues } from '../model/loading-issues.ts';
import type { PatternCheck } from '../model/pattern-issues.ts';

const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f]..)/;

/** The bare data object of a write, in Squidex form. Throws 400. */
export function readData(body: unknown): ContentData {
  if (!isObject(body)) throw new ContentApiError(400, 'The request body must be a data object.');
  const wrong = Object.entries(body)
    .filter(([, value]) => !isObject(value))
    .map(([field]) => `${field}: Invalid json object, expected object with 'iv' or languages.`);
  if (wrong.length > 0) throw invalid(...wrong);
  if (unstorable.test(JSON.stringify(body))) throw invalid('The data holds a character that cannot be stored.');
  return body as ContentData;
}

/** Checks data against the published catalog, as a customer's CMS would, and a form against what loads and does not hang. Throws 400 with every fault. */
export async function checkData(
  patterns: PatternCheck,
  app: string,
  { name, fields, open }: ContentSchemaModel,
  data: ContentData,
): Promise<void> {
  const details: string[] = [];
  for (const [field, partitions] of Object.entries(data)) {
    if (!open && !fields.some((known) => known.name === field)) details.push(`${field}: Not a known field.`);
    else if (!open)
      details.push(
        ...Object.keys(partitions)
          .filter((key) => key !== 'iv')
          .map((key) => `${field}.${key}: Not a known invariant value.`),
      );
  }
  for (const { name: field } of fields.filter(({ required }) => required)) {
    if ((data[field]?.['iv'] ?? null) === null) details.push(`${field}.iv: Field is required.`);
  }
  if (details.length > 0) throw invalid(...details);
  if (name === 'tenant' && data['slug']?.['iv'] !== app) throw invalid(`slug.iv: Must be ${app}.`);
  const written = Object.fromEntries(Object.entries(data).map(([field, { iv }]) => [field, iv]));
  const document = documentOf(name, written['slug']);
  const loading = await loadingIssues(patterns, name, written);
  const bySchema = document ? publishedCheck(document, { blocks: true })(written) : [];
  const messages = [
    ...loading.map(({ pointer, message }) => `${pathOf(pointer)}: ${message}`),
    ...besideLoading(bySchema, loading).map((issue) => `${pathOf(issuePointer(issue))}: ${issue.message}`),
  ];
  if (messages.length > 0) throw invalid(...messages);
}

/** A pointer into the values of an item as the protocol names a place: `/a/0/b` → `a.iv[0].b`. */
export function pathOf(pointer: string): string {
  const [field = '', ...rest] = partsOf(pointer);
  return `${field}.iv${rest.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('')}`;
}
