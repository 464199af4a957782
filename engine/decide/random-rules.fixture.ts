import fc from 'fast-check';
import type { FactState, FactValue } from '#schemas/page';
import type { FactReader } from './run.ts';

/** Paths that random rules read; each may have any value here, so that operators get every combination. */
const read = ['session.name', 'account.status', 'session.staff', 'claims.count', 'forms.open', 'query.a', 'query.b'];
const itemPaths = ['', 'name', 'age', 'a.b', '0', 'length', 'current', 'accumulator', 'current.age', 0, 1, null];

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, '', '0', '1', 'a', 'ab', 'abc', '2.5', 'x1', null, true, false),
);
const person = fc.record(
  { name: fc.constantFrom('Ann', 'Bo', ''), age: fc.integer({ min: 0, max: 9 }), a: fc.constantFrom(null, { b: 1 }, 'b') },
  { requiredKeys: [] },
);
const value: fc.Arbitrary<FactValue> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.array(person as fc.Arbitrary<FactValue>, { maxLength: 3 }),
);

/** Facts by path; a path that is not a key is absent. */
export const facts: fc.Arbitrary<Record<string, FactValue>> = fc.dictionary(fc.constantFrom(...read), value, {
  maxKeys: read.length,
  noNullPrototype: true,
});

export const readerOf = (known: Readonly<Record<string, FactValue>>, pending: readonly string[] = []): FactReader => ({
  read: (path): FactState =>
    pending.includes(path)
      ? { state: 'pending' }
      : Object.hasOwn(known, path)
        ? { state: 'known', value: known[path]! }
        : { state: 'absent' },
});

/** The same facts in the shape of json-logic-js. */
export function nested(known: Readonly<Record<string, FactValue>>): Record<string, Record<string, unknown>> {
  const data: Record<string, Record<string, unknown>> = {};
  for (const [path, fact] of Object.entries(known)) {
    const [group = '', key = ''] = path.split('.');
    (data[group] ??= {})[key] = fact;
  }
  return data;
}

const unary = ['!', '!!', '-', '+', '*', 'max', 'min', 'cat', 'merge', 'if', 'and', 'or', 'substr', '/', '%', '==', 'in', '<'];
const binary = [
  '==',
  '===',
  '!=',
  '!==',
  '>',
  '>=',
  '<',
  '<=',
  '+',
  '-',
  '*',
  '/',
  '%',
  'min',
  'max',
  'in',
  'cat',
  'merge',
  'and',
  'or',
  'if',
  'substr',
];
const ternary = ['<', '<=', 'if', '?:', 'and', 'or', '+', 'min', 'cat', 'merge', 'substr', '*'];

type Rules = { facts: unknown; item: unknown };

export const { facts: rule } = fc.letrec<Rules>((tie) => {
  const scoped = (scope: keyof Rules, readers: fc.Arbitrary<unknown>) => {
    const part = fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, readers, fc.array(scalar, { maxLength: 3 }), tie(scope));
    const list = fc.oneof(readers, tie(scope), fc.array(part, { maxLength: 3 }));
    const operation = (names: readonly string[], count: number) =>
      fc.tuple(fc.constantFrom(...names), fc.array(part, { minLength: count, maxLength: count })).map(([name, args]) => ({ [name]: args }));
    return fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      readers,
      fc.tuple(fc.constantFrom(...unary), part).map(([name, arg]) => ({ [name]: arg })),
      operation(['if', 'cat', 'merge', '+', 'and', 'or', 'max', '*', '!'], 0),
      operation(binary, 2),
      operation(ternary, 3),
      fc
        .tuple(fc.constantFrom('map', 'filter', 'all', 'none', 'some'), list, tie('item'))
        .map(([name, over, body]) => ({ [name]: [over, body] })),
      fc.tuple(list, tie('item'), part).map(([over, body, first]) => ({ reduce: [over, body, first] })),
    );
  };
  const known = fc.constantFrom(...read);
  const fallback = fc.tuple(known, scalar).map(([path, otherwise]) => ({ var: [path, otherwise] }));
  const missing = fc.oneof(
    fc.array(known, { maxLength: 3, minLength: 1 }).map((keys) => ({ missing: keys })),
    fc.array(known, { maxLength: 3 }).map((keys) => ({ missing: [keys] })),
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.array(known, { maxLength: 4 })).map(([count, keys]) => ({ missing_some: [count, keys] })),
  );
  const ofItem = fc.oneof(
    fc.constantFrom(...itemPaths).map((path) => ({ var: path })),
    fc.tuple(fc.constantFrom(...itemPaths), scalar).map(([path, otherwise]) => ({ var: [path, otherwise] })),
    fc.array(fc.constantFrom('name', 'age', 'a.b'), { maxLength: 3 }).map((keys) => ({ missing: keys })),
    fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.array(fc.constantFrom('name', 'age'), { maxLength: 3 }))
      .map(([count, keys]) => ({ missing_some: [count, keys] })),
  );
  return {
    facts: scoped(
      'facts',
      fc.oneof(
        known.map((path) => ({ var: path })),
        fallback,
        missing,
      ),
    ),
    item: scoped('item', ofItem),
  };
});

/** Few runs in the everyday suite, many with PORTICO_FULL=1. */
export const runs = (many: number): number => (process.env.PORTICO_FULL === '1' ? many : 500);
