import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QueryError, type Filter } from '../query.ts';
import { parseFilter } from './parse-filter.ts';
import { parseJsonQuery } from '../json/parse-json-query.ts';
import { parseOptions } from './parse-options.ts';

const field = fc.constantFrom('slug', 'order', 'page_title');
const path = field.map((name) => ['data', name, 'iv']);
const literal = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((n) => (Object.is(n, -0) ? 0 : n)),
  fc.boolean(),
  fc.constant(null),
);

const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    path,
    op: fc.constantFrom('eq' as const, 'ne' as const, 'lt' as const, 'ge' as const),
    value: literal,
  }),
  fc.record({
    kind: fc.constant('text' as const),
    path,
    op: fc.constantFrom('contains' as const, 'startswith' as const, 'matchs' as const),
    value: fc.string(),
  }),
  fc.record({ kind: fc.constant('in' as const), path, values: fc.array(literal, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constantFrom('empty' as const, 'exists' as const), path }),
);
const filter = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition,
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), filters: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
  ),
})).filter;

const textOf = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const literalText = (value: unknown): string => (typeof value === 'string' ? textOf(value) : String(value));

function write(one: Filter): string {
  switch (one.kind) {
    case 'and':
    case 'or':
      return one.filters.map((inner) => `(${write(inner)})`).join(` ${one.kind} `);
    case 'not':
      return `not (${write(one.filter)})`;
    case 'compare':
      return `${one.path.join('/')} ${one.op} ${literalText(one.value)}`;
    case 'in':
      return `${one.path.join('/')} in (${one.values.map(literalText).join(', ')})`;
    case 'text':
      return `${one.op}(${one.path.join('/')},${textOf(one.value)})`;
    case 'empty':
    case 'exists':
      return `${one.kind}(${one.path.join('/')})`;
  }
}

test('what is written in OData is read back as it was meant', () => {
  fc.assert(
    fc.property(filter, (meant) => {
      expect(parseFilter(write(meant))).toEqual(meant);
    }),
    { numRuns: 500 },
  );
});

test('any text is a filter or a QueryError, never anything else', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ' ',
      '(',
      ')',
      ',',
      "'",
      'and',
      'not',
      'in',
      'eq',
      'data/slug/iv',
      'contains',
      'tolower',
      'empty',
      'null',
      '1e9',
      '2020-01-01',
      '/',
      '$',
      '__proto__',
      'constructor(',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      try {
        parseFilter(pieces.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(QueryError);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['deep nesting', '('.repeat(5000)],
  ['long negation', 'not '.repeat(2000) + "data/slug/iv eq 'x'"],
  ['many parts', "data/slug/iv eq 'x' or ".repeat(400) + 'true'],
  ['a long text', `data/slug/iv eq '${'x'.repeat(20_000)}'`],
])('%s is refused quickly', (_name, text) => {
  expect(() => parseFilter(text)).toThrow(QueryError);
});

test('precedence: not before and before or', () => {
  expect(parseFilter('not data/a/iv eq 1 or data/b/iv eq 2 and data/c/iv eq 3')).toMatchObject({
    kind: 'or',
    filters: [{ kind: 'not' }, { kind: 'and', filters: [{ path: ['data', 'b', 'iv'] }, { path: ['data', 'c', 'iv'] }] }],
  });
});

test('options: exact names only, twice is an error, sizes must be whole numbers', () => {
  expect(
    parseOptions({ filter: 'x', $select: 'y', $orderby: 'data/order/iv desc, created', $top: '5', $skip: '2', $search: '"two words" one' }),
  ).toEqual({
    sort: [
      { path: ['data', 'order', 'iv'], descending: true },
      { path: ['created'], descending: false },
    ],
    top: 5,
    skip: 2,
    search: ['two words', 'one'],
  });
  expect(() => parseOptions({ $top: ['1', '2'] })).toThrow('more than once');
  expect(() => parseOptions({ $top: 'many' })).toThrow(QueryError);
  expect(() => parseOptions({ $filter: 'nope(' })).toThrow('OData $filter clause not valid');
});

test('a search of more terms than one query may cost is refused, by either way to ask', () => {
  const words = Array.from({ length: 21 }, (_, index) => `w${index}`).join(' ');
  expect(() => parseOptions({ $search: words })).toThrow('at most 20 terms');
  expect(() => parseJsonQuery({ fullText: words })).toThrow('at most 20 terms');
  expect(parseJsonQuery({ fullText: 'two words' }).search).toEqual(['two', 'words']);
});
