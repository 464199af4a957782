import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels } from './folders.ts';
import { fileEdges } from './imports.ts';
import { root } from './program.ts';

const begin = (at: string) => `<!-- folders of ${at || 'the repository'} -->`;
const end = '<!-- end of folders -->';
const places = ['', 'server', 'server/portal', 'forms', 'registry', 'src'] as const;

/** The text of docs/architecture.md with each of its drawings as the folders and their imports are. */
export function withDrawings(text: string): string {
  const edges = fileEdges().filter(([, to]) => !to.startsWith('schemas/built') && !/\.(css|json)$/.test(to));
  const all = levels(edges);
  return places.reduce((drawn, at) => between(drawn, begin(at), end, flowchart(all.get(at) ?? new Map())), text);
}

function between(text: string, begins: string, ends: string, content: string): string {
  const from = text.indexOf(begins);
  const to = text.indexOf(ends, from);
  if (from < 0 || to < 0) throw new Error(`docs/architecture.md has no place for the drawing: ${begins} … ${ends}`);
  return `${text.slice(0, from)}${begins}\n\n${content}\n${text.slice(to)}`;
}

/** What is wrong with the drawings of docs/architecture.md; '' when nothing is. */
export function drawingFaults(): string {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  return withDrawings(text) === text ? '' : 'docs/architecture.md draws other imports between folders than there are: `npm run draw`.';
}

type Level = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** A Mermaid flowchart of folders; an import that follows from others on the way is left out. */
function flowchart(level: Level): string {
  const folders = [...new Set([...level.keys(), ...[...level.values()].flatMap((targets) => [...targets.keys()])])]
    .filter((name) => !name.includes('.'))
    .toSorted();
  const next = (name: string) => [...(level.get(name)?.keys() ?? [])].filter((target) => folders.includes(target)).toSorted();
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    !seen.has(from) && next(from).some((step) => step === to || reaches(step, to, seen.add(from)));
  const arrows = folders.flatMap((from) =>
    next(from)
      .filter((to) => !next(from).some((step) => step !== to && reaches(step, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  const alone = folders.filter((name) => !arrows.some((arrow) => arrow.split(/ +/).includes(name)));
  return ['```mermaid', 'flowchart TD', ...arrows, ...alone.map((name) => `  ${name}`), '```', ''].join('\n');
}
