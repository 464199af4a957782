import { sql, type RawBuilder } from 'kysely';
import type { ContentSchemaModel } from '../../model/content-model.ts';
import { QueryError, type Path } from '../query.ts';

/** What a path of a query stands for in the table `content_item`. */
export type Target =
  | { readonly kind: 'column'; readonly type: 'text' | 'number' | 'date' | 'boolean'; readonly value: RawBuilder<unknown> }
  | {
      readonly kind: 'data';
      readonly value: RawBuilder<unknown>;
      /** The path is `data/slug/iv`, which has an index. */ readonly slug: boolean;
    };

export interface QueryScope {
  readonly model: ContentSchemaModel;
  /** Drafts count: an item's data is its draft's, where it has one. */
  readonly unpublished: boolean;
  /** OData writes `_` where a name has a dash. */
  readonly dashes: 'written' | 'as-underscore';
}

const columns: Readonly<Record<string, { type: 'text' | 'number' | 'date' | 'boolean'; name: string }>> = {
  id: { type: 'text', name: 'id' },
  isDeleted: { type: 'boolean', name: 'is_deleted' },
  created: { type: 'date', name: 'created' },
  createdBy: { type: 'text', name: 'created_by' },
  lastModified: { type: 'date', name: 'last_modified' },
  lastModifiedBy: { type: 'text', name: 'last_modified_by' },
  version: { type: 'number', name: 'version' },
  status: { type: 'text', name: 'status' },
  newStatus: { type: 'text', name: 'new_status' },
};

/** Must read as in the migration's indexes, letter for letter. */
export const dataOf = ({ unpublished }: Pick<QueryScope, 'unpublished'>): RawBuilder<unknown> =>
  unpublished ? sql`coalesce(new_data, data)` : sql`data`;
export const slugOf = (scope: Pick<QueryScope, 'unpublished'>): RawBuilder<string> => sql`left(${dataOf(scope)} #>> '{slug,iv}', 200)`;

/** Throws a QueryError for what the schema does not have. */
export function targetOf(path: Path, scope: QueryScope): Target {
  const [first = '', field, partition, ...nested] = path;
  const column = path.length === 1 && Object.hasOwn(columns, first) ? columns[first] : undefined;
  if (column) return { kind: 'column', type: column.type, value: sql.ref(column.name) };
  if (first !== 'data' || field === undefined || partition === undefined) throw unknown(path, scope);
  const names = fieldNames(field, scope);
  if (names.length === 0 || !/^(iv|[a-z]{2,3}([-_][A-Za-z]{2,4})?)$/.test(partition)) throw unknown(path, scope);
  const data = sql`${dataOf(scope)}::jsonb`;
  const inside = [partition.replaceAll('_', '-'), ...nested].reduce(
    (value, part) => sql`${value} -> ${part}::text`,
    names.length === 1 ? sql`${data} -> ${names[0]}::text` : sql`coalesce(${data} -> ${names[0]}::text, ${data} -> ${names[1]}::text)`,
  );
  return { kind: 'data', value: sql`(${inside})`, slug: path.join('/') === 'data/slug/iv' };
}

function fieldNames(field: string, { model, dashes }: QueryScope): readonly string[] {
  const known = model.fields.find(({ name }) => name === field || (dashes === 'as-underscore' && name.replaceAll('-', '_') === field));
  if (known) return [known.name];
  if (!model.open) return [];
  return dashes === 'as-underscore' && field.includes('_') ? [field.replaceAll('_', '-'), field] : [field];
}

function unknown(path: Path, { dashes, model }: QueryScope): QueryError {
  return new QueryError(
    dashes === 'written'
      ? `Path '${path.join('.')}' does not point to a valid property in the model.`
      : `Could not find a property named '${path[0] === 'data' && path.length > 1 ? path[1] : path[0]}' on type '${model.name}'.`,
  );
}
