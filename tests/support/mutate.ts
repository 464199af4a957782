import { pointerOf } from '#schemas/shared/pointer';
import { pick } from './seed.ts';

type Path = readonly (string | number)[];

export interface Mutation {
  readonly what: string;
  /** JSON pointer of the place. */
  readonly pointer: string;
  readonly value: unknown;
}

/** What a hurried hand, a broken export or an attacker puts where something else belongs. */
const intruders: readonly unknown[] = [
  null,
  true,
  7,
  -1e300,
  '',
  'a word',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  [],
  {},
  [null],
  { en: 3 },
];

/** One change somewhere in a document: a part replaced, taken away, renamed, doubled, or a stranger added. */
export function mutate(chance: () => number, document: unknown): Mutation {
  const path = pick(chance, placesOf(document));
  const pointer = pointerOf(...path);
  const copy = structuredClone(document);
  const holder = path.slice(0, -1).reduce<unknown>((node, part) => (node as Record<string | number, unknown>)[part], copy) as Record<
    string | number,
    unknown
  >;
  const last = path.at(-1) ?? '';
  const changes: Record<string, () => void> = {
    replaced: () => void (holder[last] = pick(chance, intruders)),
    removed: () => void (Array.isArray(holder) ? holder.splice(Number(last), 1) : delete holder[last]),
    added: () => {
      const name = pick(chance, ['stranger', '__proto__', 'constructor', 'toString']);
      const into = holder[last];
      if (typeof into === 'object' && into !== null && !Array.isArray(into)) define(into, name, { polluted: true });
      else holder[last] = { [name]: 1 };
    },
    renamed: () => {
      if (Array.isArray(holder)) return void holder.push(structuredClone(holder[Number(last)]));
      const name = `${String(last)}x`;
      holder[name] = holder[last];
      delete holder[last];
    },
  };
  const what = pick(chance, Object.keys(changes));
  changes[what]?.();
  return { what, pointer, value: copy };
}

const define = (into: object, name: string, value: unknown): void => {
  Object.defineProperty(into, name, { value, enumerable: true, configurable: true, writable: true });
};

function placesOf(node: unknown, path: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [path];
  const inside = Object.entries(node).flatMap(([key, value]) => placesOf(value, [...path, Array.isArray(node) ? Number(key) : key]));
  return path.length === 0 ? inside : [path, ...inside];
}
