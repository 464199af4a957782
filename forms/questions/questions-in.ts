/** A part of a definition as it is written. */
export type Part = Readonly<Record<string, unknown>>;

/** Where a part of a definition has the parts whose answers are beside its own. */
const containers = ['pages', 'elements', 'questions'];
export const groups = [...containers, 'choices'];
/** By a part of a definition, which does not change: a caller may ask for the questions of hundreds of paths. */
const known = new WeakMap<object, readonly Part[]>();

/** As a definition has them: the questions whose answers are side by side: those of pages and panels, those asked below a choice, and none of a row. Pure. */
export function questionsIn(node: unknown): readonly Part[] {
  if (typeof node !== 'object' || node === null) return [];
  const found = known.get(node) ?? walk(node);
  known.set(node, found);
  return found;
}

function walk(node: object): readonly Part[] {
  if (Array.isArray(node)) return node.flatMap(questionsIn);
  const part = node as Part;
  const inside = groups.flatMap((group) => questionsIn(part[group]));
  return part['type'] === 'panel' || containers.some((group) => Array.isArray(part[group])) ? inside : [part, ...inside];
}
