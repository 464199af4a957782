import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { modelOf, type ContentSchemaModel } from '../model/content-model.ts';
import { QueryError, type Filter } from '../query/query.ts';
import { conditionOf } from '../query/sql/condition.ts';
import { storeItem } from '../write/store-item.ts';
import { findItems } from './find-items.ts';

let db: Database;
const model = modelOf('fuzz', 'configuration') as ContentSchemaModel;
const scope = { model, unpublished: false, dashes: 'written' as const };
const values: unknown[] = ['a', 'A', 'ab', '', 1, 2.5, -3, true, false, null, ['a', 1], [], { nested: 'a' }, undefined];

beforeAll(async () => {
  db = await openMemoryDatabase();
  for (const [index, value] of values.entries()) {
    const data = { slug: { iv: `item-${index}` }, ...(value !== undefined && { value: { iv: value } }) };
    await storeItem(db.kysely, {
      tenant: 'fuzz',
      id: String(index),
      schema: 'configuration',
      status: 'Published',
      data,
      version: 0,
      at: new Date(0),
      by: 'test',
    });
  }
});
afterAll(() => db.close());

const literal = fc.constantFrom('a', 'A', 'ab', '', 'b', 1, 2.5, -3, 0, true, false, null);
const path = fc.constantFrom(['data', 'value', 'iv']);
const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ kind: fc.constant('compare' as const), path, op: fc.constantFrom('eq' as const, 'ne' as const), value: literal }),
  fc.record({
    kind: fc.constant('compare' as const),
    path,
    op: fc.constantFrom('lt' as const, 'le' as const, 'gt' as const, 'ge' as const),
    value: fc.constantFrom<string | number>('a', 'A', 'b', 1, 2.5, 0),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    path,
    op: fc.constantFrom('contains' as const, 'startswith' as const, 'endswith' as const),
    value: fc.constantFrom('a', 'B', '', 'ab'),
  }),
  fc.record({ kind: fc.constant('in' as const), path, values: fc.array(literal, { maxLength: 3 }) }),
  fc.record({ kind: fc.constantFrom('empty' as const, 'exists' as const), path }),
);
const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    condition,
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
  ),
})).filter;

/** The meaning of a filter for one value, in plain words. */
function holds(filter: Filter, value: unknown): boolean {
  const elements = Array.isArray(value) ? value : [value];
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((one) => holds(one, value));
    case 'or':
      return filter.filters.some((one) => holds(one, value));
    case 'not':
      return !holds(filter.filter, value);
    case 'in':
      return filter.values.some((one) => holds({ kind: 'compare', path: filter.path, op: 'eq', value: one }, value));
    case 'exists':
      return value !== undefined;
    case 'empty':
      return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    case 'text':
      return elements.some(
        (one) =>
          typeof one === 'string' &&
          {
            contains: one.toLowerCase().includes(filter.value.toLowerCase()),
            startswith: one.toLowerCase().startsWith(filter.value.toLowerCase()),
            endswith: one.toLowerCase().endsWith(filter.value.toLowerCase()),
            matchs: false,
          }[filter.op],
      );
    case 'compare': {
      const { op, value: wanted } = filter;
      if (op === 'ne') return !holds({ ...filter, op: 'eq' }, value);
      if (op === 'eq') return wanted === null ? value === undefined || value === null : elements.includes(wanted);
      return elements.some(
        (one) =>
          typeof one === typeof wanted &&
          {
            lt: (one as number) < (wanted as number),
            le: (one as number) <= (wanted as number),
            gt: (one as number) > (wanted as number),
            ge: (one as number) >= (wanted as number),
          }[op],
      );
    }
  }
}

test('the database answers every filter as its plain meaning does', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { items } = await findItems(db.kysely, { app: 'fuzz', scope, question: { filter, sort: [] } });
      const expected = values.flatMap((value, index) => (holds(filter, value) ? [String(index)] : []));
      expect(items.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('sorting: missing and null, numbers, texts; and back', async () => {
  const sorted = async (descending: boolean) =>
    (await findItems(db.kysely, { app: 'fuzz', scope, question: { sort: [{ path: ['data', 'value', 'iv'], descending }] } })).items.map(
      ({ data }) => data['value']?.['iv'],
    );
  const scalars = (list: unknown[]) => list.filter((value) => typeof value === 'number' || typeof value === 'string');
  expect(scalars(await sorted(false))).toEqual([-3, 1, 2.5, '', 'A', 'a', 'ab']);
  expect(scalars(await sorted(true))).toEqual(['ab', 'a', 'A', '', 2.5, 1, -3]);
});

test('a pattern that hangs elsewhere, a NUL and quotes are answers or faults', async () => {
  const ask = (filter: Filter) => findItems(db.kysely, { app: 'fuzz', scope, question: { filter, sort: [] } });
  const of = (op: 'matchs' | 'contains', value: string): Filter => ({ kind: 'text', path: ['data', 'value', 'iv'], op, value });
  await expect(ask(of('matchs', '('))).rejects.toBeInstanceOf(QueryError);
  await expect(ask(of('contains', 'a\0'))).rejects.toBeInstanceOf(QueryError);
  expect((await ask(of('matchs', '^(a+)+$'))).total).toBe(3);
  expect((await ask(of('contains', "'; drop table content_item; --"))).total).toBe(0);
});

test('a look-up by slug uses the index, published and with drafts', async () => {
  await sql`insert into content_item (tenant_id, id, schema_name, status, data, version, created, created_by, last_modified, last_modified_by)
    select 'many', 'n' || n, 'configuration', 'Published', json_build_object('slug', json_build_object('iv', 'slug-' || n)), 0, now(), 'x', now(), 'x' from generate_series(1, 3000) n`.execute(
    db.kysely,
  );
  await sql`analyze content_item`.execute(db.kysely);
  for (const unpublished of [false, true]) {
    const bySlug = conditionOf({ kind: 'compare', path: ['data', 'slug', 'iv'], op: 'eq', value: 'slug-77' }, { ...scope, unpublished });
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select * from content_item where tenant_id = 'many' and schema_name = 'configuration' and ${bySlug}`.execute(db.kysely);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      unpublished ? 'content_item_current_slug' : 'content_item_published_slug',
    );
  }
});
