/** Reads an own property only: inherited ones (`constructor`, `__proto__`) are not content. */
export const own = (value: unknown, key: string): unknown =>
  value !== null && value !== undefined && Object.hasOwn(Object(value) as object, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** Equality of two JSON values. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameJson(own(a, key), own(b, key))) return false;
  return true;
}
