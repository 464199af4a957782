/** What one block may hold. */
const sizes = { depth: 64, values: 20_000 } as const;

const unsafe: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface UnsafePart {
  readonly path: readonly string[];
  readonly message: string;
}

/** The first part of a JSON value that is unsafe: a key that reaches prototypes, too many values, too deep a nesting. */
export function unsafePart(root: unknown): UnsafePart | undefined {
  let values = 0;
  const within = (value: unknown, depth: number, key: string | number): UnsafePart | undefined => {
    if (++values > sizes.values) return { path: [], message: `This block holds more than ${sizes.values} values; split it.` };
    if (typeof value !== 'object' || value === null) return undefined;
    const found = visit(value, depth);
    return found && values <= sizes.values ? { ...found, path: [String(key), ...found.path] } : found;
  };
  const visit = (node: object, depth: number): UnsafePart | undefined => {
    if (depth > sizes.depth) return { path: [], message: `This is nested more than ${sizes.depth} deep.` };
    if (Array.isArray(node)) {
      for (let index = 0; index < node.length; index += 1) {
        const found = within(node[index], depth + 1, index);
        if (found) return found;
      }
      return undefined;
    }
    for (const key in node) {
      if (unsafe.has(key)) return { path: [key], message: `The key "${key}" is not allowed in content.` };
      const found = within((node as Readonly<Record<string, unknown>>)[key], depth + 1, key);
      if (found) return found;
    }
    return undefined;
  };
  return typeof root === 'object' && root !== null ? visit(root, 0) : undefined;
}
