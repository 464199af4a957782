import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';

/** How far a requirement is. */
type State = 'built' | 'partly' | 'not built';

/** What proves a requirement; docs/requirements describes each kind. */
type Kind = 'screen' | 'call' | 'server' | 'command' | 'content';

/** One line of docs/requirements. */
interface Requirement {
  readonly id: string;
  readonly state: State;
  readonly kinds: readonly Kind[];
  /** What a partly built requirement lacks. */
  readonly missing: string;
}

/** The requirements of the ledger, and the lines that are none although they begin like one. */
export interface Ledger {
  readonly requirements: readonly Requirement[];
  readonly faults: readonly string[];
}

const anyId = '[A-Z]{2,}-[A-Z0-9]+(?:-[0-9]+)?';
const anyKind = 'screen|call|server|command|content';
const lineStart = new RegExp(`^- \\*{0,2}(${anyId})\\b`);
const line = new RegExp(`^- (${anyId}) \\(((?:${anyKind})(?:, (?:${anyKind}))*)\\): `);
const lists: ReadonlyMap<string, State> = new Map([
  ['## Built', 'built'],
  ['## Partly built', 'partly'],
  ['## Not built', 'not built'],
]);
const missingPart = /\*\*Missing\*\*: (\S.*)$/;

/** Reads the ledger: the text of the files in docs/requirements. */
export function readLedger(text: string): Ledger {
  const requirements: Requirement[] = [];
  const faults: string[] = [];
  let state: State | undefined;
  for (const written of text.split('\n')) {
    if (written.startsWith('## ')) state = lists.get(written);
    const [, begun] = lineStart.exec(written) ?? [];
    if (!begun) continue;
    const [, id, kinds] = line.exec(written) ?? [];
    const missing = missingPart.exec(written)?.[1] ?? '';
    if (!id || !kinds || !state)
      faults.push(`${begun}: write the line as "- ${begun} (screen, call, …): text", in the list Built, Partly built or Not built.`);
    else requirements.push({ id, state, kinds: kinds.split(', ') as Kind[], missing });
  }
  const ids = requirements.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two lines have this id; give one another.`);
  return { requirements, faults: [...faults, ...twice] };
}

const kindsOf: readonly (readonly [Kind, RegExp])[] = [
  ['screen', /^tests\/journeys\/.+\.journey\.ts$/],
  ['server', /^(?:server|tests\/(?:conformance|documents|ownership|postgres|resilience|costs))\/.+\.test\.ts$/],
  ['command', /^(?:cli|scripts)\/.+\.test\.ts$/],
  ['content', /^(?:cli|schemas|forms\/(?:questions|model))\/.+\.test\.ts$/],
];
const browser = /\b(?:launchBrowser|openAllTypesPortal)\(/;
const request = /\.inject\(|\bfetch\(|\b(?:client|portal)\.call\(/;
const relativeImport = /from '(\.[^']+)'/g;
const support = /\.fixture\.ts$|^tests\//;

/** Whether a test sends requests, by itself or by a fixture that it imports. */
function sendsRequests(path: string, texts: ReadonlyMap<string, string>, seen = new Set<string>()): boolean {
  const text = texts.get(path);
  if (text === undefined || seen.has(path)) return false;
  seen.add(path);
  if (request.test(text)) return true;
  const imported = [...text.matchAll(relativeImport)].map((match) => join(dirname(path), match[1] ?? ''));
  return imported.some((other) => support.test(other) && sendsRequests(other, texts, seen));
}

/** An id in the title of a test, and the kinds of proof that the test is. */
export interface Citation {
  readonly id: string;
  readonly path: string;
  readonly kinds: readonly Kind[];
}

/** The citations of requirements in all tests among the files; the files that tests import help to know what a test is. */
export function readCitations(files: readonly SourceFile[]): Citation[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => /\.(?:test|journey)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const cited = new Set([...text.matchAll(new RegExp(`\\[(${anyId})\\]`, 'g'))].map((match) => match[1] ?? ''));
      if (cited.size === 0) return [];
      const kinds = kindsOf.filter(([, pattern]) => pattern.test(path)).map(([kind]) => kind);
      const more: Kind[] = [];
      if (kinds.includes('server') && sendsRequests(path, texts)) more.push('call');
      if (browser.test(text)) more.push('screen');
      return [...cited].map((id) => ({ id, path, kinds: [...kinds, ...more] }));
    });
}

/** What the ledger and the titles disagree about, each with what to do. */
export function ledgerFaults({ requirements, faults }: Ledger, citations: readonly Citation[]): string[] {
  const known = new Map(requirements.map((one) => [one.id, one]));
  const unfit = citations.flatMap(({ id, path, kinds }) => {
    const one = known.get(id);
    if (!one) return [`${path} cites ${id}, which is not in docs/requirements: correct the id, or add the line.`];
    if (one.state === 'not built' || one.kinds.some((kind) => kinds.includes(kind))) return [];
    return [`${path} cites ${id}, and proves nothing of it (${one.kinds.join(', ')}): take the id from the title.`];
  });
  return [
    ...faults,
    ...requirements.flatMap((one) =>
      faultsOf(
        one,
        citations.filter(({ id }) => id === one.id),
      ),
    ),
    ...unfit,
  ];
}

function faultsOf({ id, state, kinds, missing }: Requirement, citations: readonly Citation[]): string[] {
  if (state === 'partly') return missing === '' ? [`${id} is partly built: end its line with "**Missing**: …".`] : [];
  if (missing !== '') return [`${id} is ${state}, and its line ends with **Missing**: make it partly, or take that away.`];
  const where = [...new Set(citations.map(({ path }) => path))].join(', ');
  if (state === 'not built')
    return citations.length === 0
      ? []
      : [`${id} is not built, and ${where} cites it: make it partly or built, or take the id from the title.`];
  return kinds
    .filter((kind) => !citations.some((citation) => citation.kinds.includes(kind)))
    .map(
      (kind) =>
        `${id} is built, and no test of kind "${kind}" has [${id}] in its title${where === '' ? '' : ` (${where}: another kind)`}: ` +
        'put the id into the title of the test that shows it, write that test, or make the line partly.',
    );
}
