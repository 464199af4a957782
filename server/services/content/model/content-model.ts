import { createHash } from 'node:crypto';
import { contentSchemas, documentOf, isSingletonSchema, type ContentSchema } from '#schemas/api';
import { readPublished } from '#schemas/check';
import { fieldsOf, type ContentField, type PublishedSchema } from './fields.ts';

export interface ContentSchemaModel {
  readonly name: ContentSchema;
  readonly kind: 'Default' | 'Singleton';
  /** Known fields; those of an `open` schema depend on the item (configuration). */
  readonly fields: readonly ContentField[];
  readonly open: boolean;
}

const models: ReadonlyMap<string, ContentSchemaModel> = new Map(contentSchemas.map((name) => [name, modelFor(name)]));

function modelFor(name: ContentSchema): ContentSchemaModel {
  const document = documentOf(name, undefined);
  const kind = isSingletonSchema(name) ? 'Singleton' : 'Default';
  if (!document) return { name, kind, fields: [{ name: 'slug', type: 'String', label: 'Slug', required: true }], open: true };
  return { name, kind, fields: fieldsOf(readPublished(document) as PublishedSchema), open: false };
}

/** Every app has the same schemas. */
export const allModels = (): readonly ContentSchemaModel[] => [...models.values()];

/** By name, or by the id that the schema has in this app. */
export function modelOf(app: string, nameOrId: string): ContentSchemaModel | undefined {
  return models.get(nameOrId) ?? allModels().find(({ name }) => schemaId(app, name) === nameOrId);
}

/** Also the id of the one item of a singleton. */
export const schemaId = (app: string, schema: string): string => stableId('schema', app, schema);
export const appId = (app: string): string => stableId('app', app);

/** A GUID that is the same for the same parts everywhere. */
export function stableId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
