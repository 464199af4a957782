import { posix } from 'node:path';
import { fileEdges, pathEdges } from './imports.ts';

type Edges = readonly (readonly [from: string, to: string])[];

/** Below one folder: which of its members (folders and files) import which, each with the imports themselves. */
type Level = Map<string, Map<string, (readonly [string, string])[]>>;

/** The members of each folder and what they import of each other, by the path of the folder (`''`: the root). */
function levels(edges: Edges): Map<string, Level> {
  const all = new Map<string, Level>();
  for (const edge of edges) {
    const [from, to] = edge.map((path) => path.split('/')) as [string[], string[]];
    let depth = 0;
    while (depth < Math.min(from.length, to.length) && from[depth] === to[depth]) depth++;
    const [a, b] = [from[depth], to[depth]];
    if (a === undefined || b === undefined) continue;
    const at = from.slice(0, depth).join('/');
    const level: Level = all.get(at) ?? new Map();
    const targets = level.get(a) ?? new Map<string, (readonly [string, string])[]>();
    targets.set(b, [...(targets.get(b) ?? []), edge]);
    all.set(at, level.set(a, targets));
  }
  return all;
}

/** Members that reach themselves again, with at least one folder among them: a line for each group. Files alone are the linter's. */
export function folderCycles(edges: Edges = fileEdges()): string[] {
  return [...levels(edges)].flatMap(([at, level]) =>
    cyclesOf(level)
      .filter((members) => members.some((name) => posix.extname(name) === ''))
      .map((members) => {
        const inside = members.flatMap((from) => members.flatMap((to) => (level.get(from)?.get(to) ?? []).slice(0, 1)));
        return `${at || 'the root'}: ${members.toSorted().join(' ⇄ ')} (${inside.map(([from, to]) => `${from} imports ${to}`).join('; ')})`;
      }),
  );
}

/** Strongly connected members of more than one (Tarjan). */
function cyclesOf(level: Level): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (member: string): void => {
    index.set(member, index.size);
    low.set(member, index.get(member) ?? 0);
    path.push(member);
    for (const next of level.get(member)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (path.includes(next)) low.set(member, Math.min(low.get(member) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(member) !== index.get(member)) return;
    const group = path.splice(path.indexOf(member));
    if (group.length > 1) found.push(group);
  };
  for (const member of level.keys()) if (!index.has(member)) visit(member);
  return found;
}

/** Folders with a public entry: an `index.ts`, or their one file that others import. */
const modules: readonly RegExp[] = [
  /^server\/(platform|services|web)\/[^/]+(?=\/)/,
  /^server\/portal\/[^/]+(?=\/)/,
  /^server\/wiring(?=\/)/,
  /^registry\/(blocks|shells)\/[^/]+(?=\/)/,
  /^forms\/fields\/parts\/files(?=\/)/,
  /^forms\/fields\/[^/]+(?=\/)/,
  /^forms\/(state|react)(?=\/)/,
  /^registry\/[^/]+(?=\/)/,
  /^src\/[^/]+(?=\/)/,
];
const moduleOf = (path: string): string | undefined => modules.map((shape) => shape.exec(path)?.[0]).find((found) => found !== undefined);

/**
 * Imports by path that reach past the public entry of a module: a line each. A module without an index has one file that others import; a name
 * of package.json (`#server/audit`) is a public entry of its own.
 */
export function pastEntries(edges: Edges = pathEdges()): string[] {
  const used = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const module = moduleOf(to);
    if (module === undefined || moduleOf(from) === module) continue;
    used.set(module, (used.get(module) ?? new Set()).add(to));
  }
  return [...used].flatMap(([module, files]) => {
    const entry = [...files].find((file) => /^index\.tsx?$/.test(file.slice(module.length + 1)));
    if (files.size === 1) return [];
    return [...files]
      .filter((file) => file !== entry)
      .map((file) => `${file} is imported from outside ${module}: export it from ${module}/index.ts`);
  });
}
