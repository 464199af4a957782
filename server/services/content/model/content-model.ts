import { createHash } from 'node:crypto';
import { contentSchemas } from '#schemas/api';
import { readPublishedSchema } from './published-schemas.ts';
import { fieldsOf, type ContentField } from './fields.ts';

export interface ContentSchemaModel {
  readonly name: string;
  readonly kind: 'Default' | 'Singleton';
  /** Published document schema its data follows; absent where a tenant is free (forms, configuration). */
  readonly document?: string;
  /** Known fields; `open` schemas accept others too. */
  readonly fields: readonly ContentField[];
  readonly open: boolean;
}

/** Content schema → published document. All others are open. */
const documents: Readonly<Record<string, string>> = {
  'public-page': 'page',
  'secured-page': 'page',
  common: 'page',
  tenant: 'tenant',
  theme: 'theme',
  dictionary: 'dictionary',
};
const singletons = new Set(['tenant', 'theme', 'dictionary']);

const models: ReadonlyMap<string, ContentSchemaModel> = new Map(contentSchemas.map((name) => [name, modelFor(name)]));

function modelFor(name: string): ContentSchemaModel {
  const document = documents[name];
  const kind = singletons.has(name) ? 'Singleton' : 'Default';
  if (!document) return { name, kind, fields: [{ name: 'slug', type: 'String', label: 'Slug', required: true }], open: true };
  return { name, kind, document, fields: fieldsOf(readPublishedSchema(document)), open: false };
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
