import { escapePart, partsOf } from '#schemas/shared/pointer';

/** Every value at a trait pointer, with its own pointer; `*` stands for every item or key. */
export function valuesAt(root: unknown, pointer: string): { pointer: string; value: unknown }[] {
  let found = [{ pointer: '', value: root }];
  for (const part of partsOf(pointer)) {
    found = found.flatMap(({ pointer: at, value }) => {
      if (typeof value !== 'object' || value === null) return [];
      const keys = part === '*' ? Object.keys(value) : [part].filter((key) => Object.hasOwn(value, key));
      return keys.map((key) => ({
        pointer: `${at}/${escapePart(key)}`,
        value: (value as Record<string, unknown>)[key],
      }));
    });
  }
  return found;
}

/** Every text of a localised value, with its pointer below the value. */
export function textsOf(value: unknown): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer: '', text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [{ pointer: `/${key}`, text }] : []));
}
