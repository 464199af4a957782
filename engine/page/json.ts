/** A JSON object, not an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an own property only: inherited ones (`constructor`, `__proto__`) are not content. */
export const own = (value: unknown, key: string): unknown =>
  value !== null && value !== undefined && Object.hasOwn(Object(value) as object, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** Equality of two JSON values. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
}
