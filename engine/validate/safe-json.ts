import { isObject } from '../page/json.ts';

/** What one block may hold. */
export const sizes = { depth: 64, values: 20_000 } as const;

const unsafe: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The first thing in a JSON value that must not travel further: a key that reaches prototypes, or too much of it. */
export function unsafePart(root: unknown): { readonly path: readonly string[]; readonly message: string } | undefined {
  let values = 0;
  const visit = (node: unknown, path: readonly string[]): { path: readonly string[]; message: string } | undefined => {
    if (typeof node !== 'object' || node === null) return undefined;
    if (path.length > sizes.depth) return { path, message: `This is nested more than ${sizes.depth} deep; make it flatter.` };
    for (const key of Object.keys(node)) {
      const here = [...path, key];
      if (unsafe.has(key) && isObject(node)) return { path: here, message: `The key "${key}" is not allowed in content; give it another name.` };
      if (++values > sizes.values) return { path: [], message: `This block holds more than ${sizes.values} values; split it.` };
      const found = visit((node as Readonly<Record<string, unknown>>)[key], here);
      if (found) return found;
    }
    return undefined;
  };
  return visit(root, []);
}
