import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../set-up/places.mjs';
import { targetResult } from './figures.mjs';

const file = inRoot('docs/measured.md');
const opening = `# Measured

Made by \`npm run bench -- --write\`; a part that did not run keeps its last figures. Every comparison is taken side by side in one run, in
turns, and is the median of the ratios within each round: trust the ratios, not the milliseconds. How each is taken, and what it does not
mean, is in [tests/README.md](../tests/README.md#benchmarks).
`;

/** Written by hand after a run of the large doses: kept, at the end. */
const byHand = 'proofs';

const begin = (name) => `<!-- ${name} -->`;
const cell = (text) => text.replaceAll('|', '\\|');

/** One part as text: when and where, then a table. */
function section(name, { title, rows, date, machine, load }) {
  const table = rows.map((row) => `| ${[row.name, row.value, row.target, targetResult(row)].map(cell).join(' | ')} |`);
  return [
    begin(name),
    '',
    `## ${title}`,
    '',
    `${date}, \`npm run bench -- ${name}\`, ${machine}, load ${load} when it began.`,
    '',
    '| figure | measured | target | |',
    '| --- | --- | --- | --- |',
    ...table,
    '',
  ].join('\n');
}

/** Puts the parts that ran into docs/measured.md, in the order of `names`, and leaves the others and the proofs as they are. */
export async function write(parts, names) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = (name) => old.split(/(?=<!-- [\w-]+ -->)/).find((text) => text.startsWith(begin(name)));
  const sections = [...names, byHand].flatMap((name) => (parts[name] ? section(name, parts[name]) : (kept(name) ?? [])));
  const { format } = await import('oxfmt');
  const { code } = await format('measured.md', [opening, ...sections].join('\n'));
  writeFileSync(file, code);
}
