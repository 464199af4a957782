import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../set-up/places.mjs';
import { targetResult } from './figures.mjs';

const historyOf = (name) => inRoot(`bench/history/${name}.json`);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

const opening = `# Performance

The newest figures that have a target, made by \`npm run bench -- --write\`. All figures of all runs are in [bench/history](../bench/history).
Ratios are medians of rounds taken side by side in one run; milliseconds depend on the machine. [Measure](how-to/measure.md)
states what is compared.
`;

const cell = (text) => text.replaceAll('|', '\\|');
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map((text) => cell(String(text))).join(' | ')} |`);
const hasTarget = ({ met }) => met !== undefined;
const section = (title, lines) => [`## ${title}`, '', ...lines, ''];

/** One part: when and how it was taken, its figures with targets, and what would close those that are missed. */
function partSection(name, title, closing) {
  const run = read(historyOf(name)).at(-1);
  const rows = run?.rows.filter(hasTarget) ?? [];
  if (rows.length === 0) return [];
  const isMissed = rows.some(({ met }) => !met);
  return section(title, [
    `${run.date}, \`npm run bench -- ${name}\`${run.commit ? ` on ${run.commit}` : ''}, load ${run.load}.`,
    '',
    ...table(
      ['figure', 'target', 'measured', ''],
      rows.map((row) => [row.name, row.target, row.value.replace(/; half of the rounds [^)]*/, ''), targetResult(row)]),
    ),
    ...(isMissed ? ['', `Missed: ${closing ?? 'not looked into yet.'}`] : []),
  ]);
}

const proofs = () =>
  section('Proofs', [
    'Large doses of tests (`npm run test:full`), run once and sampled by `npm test`. Entered by hand in bench/history/proofs.json.',
    '',
    ...table(
      ['what', 'count', 'result'],
      read(historyOf('proofs')).map(({ what, count, result }) => [what, count, result]),
    ),
  ]);

/** Adds the runs to bench/history, each part to its own file, newest last, and makes docs/performance.md from the newest run of each. `titles` has every part in its order. */
export async function write(runs, titles) {
  mkdirSync(inRoot('bench/history'), { recursive: true });
  for (const [name, run] of Object.entries(runs))
    writeFileSync(historyOf(name), `${JSON.stringify([...read(historyOf(name)), run], null, 2)}\n`);
  const closing = JSON.parse(readFileSync(inRoot('bench/open-targets.json'), 'utf8'));
  const parts = Object.entries(titles).flatMap(([name, title]) => partSection(name, title, closing[name]));
  const { format } = await import('oxfmt');
  const { code } = await format('performance.md', [opening, ...parts, ...proofs()].join('\n'));
  writeFileSync(inRoot('docs/performance.md'), code);
}
