import type { Pool } from './pools.ts';

export type Values = Readonly<Record<string, string>>;

/** The pool's own words of a message, else the English ones. `{name}` in a text becomes its value; an unknown name stays as it is. */
export function wordsOf<Key extends string>(
  pool: Pool,
  english: Readonly<Record<Key, string>>,
  key: Key,
  language: string,
  values: Values,
): string {
  return (pool.words(key, language) ?? english[key]).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
