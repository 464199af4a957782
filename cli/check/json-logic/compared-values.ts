import { escapePart } from '#schemas/shared/pointer';

/** A fact that a rule compares with a written value. */
export interface ComparedValue {
  readonly fact: string;
  readonly value: unknown;
  /** Of the value. */
  readonly pointer: string;
}

const comparisons = ['==', '===', '!=', '!==', '<', '<=', '>', '>=', 'in'];

/** Every comparison of a fact with a written value, wherever in a document its rules are. */
export function comparedValues(document: unknown, pointer = ''): ComparedValue[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, child]: [string, unknown]) => {
    const at = `${pointer}/${escapePart(key)}`;
    const fact = comparisons.includes(key) && Array.isArray(child) ? child.map(factRead).find((path) => path !== undefined) : undefined;
    return fact === undefined ? comparedValues(child, at) : valuesOf(child as unknown[], fact, at);
  });
}

const valuesOf = (sides: readonly unknown[], fact: string, at: string): ComparedValue[] =>
  sides.flatMap((side, index) =>
    Array.isArray(side)
      ? side.flatMap((value: unknown, item) => written(fact, value, `${at}/${index}/${item}`))
      : written(fact, side, `${at}/${index}`),
  );

const written = (fact: string, value: unknown, pointer: string): ComparedValue[] =>
  typeof value === 'object' && value !== null ? [] : [{ fact, value, pointer }];

function factRead(side: unknown): string | undefined {
  const path = (side as { var?: unknown } | null)?.var;
  const name: unknown = Array.isArray(path) ? path[0] : path;
  return typeof name === 'string' ? name : undefined;
}
