import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

/** `file`: the name of a file; `text`: a title of a test, or the message of an error. */
type WordPlace = 'name' | 'file' | 'comment' | 'text';

interface Word {
  readonly found: RegExp;
  /** What to write instead. */
  readonly write: string;
  readonly places: readonly WordPlace[];
}

const everywhere: readonly WordPlace[] = ['name', 'file', 'comment', 'text'];

/** Words that a maintainer would have to guess at. A name is read word by word: `maxBytes` as `max bytes`. */
const words: readonly Word[] = [
  { found: /\b(tells?|told|telling|says?|said|saying)\b/, write: 'report, notify, format, or what the text states', places: everywhere },
  { found: /\b(judges?|judged|judging|verdicts?)\b/, write: 'validate, result', places: everywhere },
  { found: /\bdeeds?\b/, write: 'audit event', places: everywhere },
  { found: /\bdoors?\b/, write: 'folder or module, public entry', places: everywhere },
  {
    found: /\b(shelf|shelves|lend|lends|lent|forgives?|forgiven)\b/,
    write: 'pending files, attach context, clear errors',
    places: everywhere,
  },
  { found: /\b(patience|lettering)\b/, write: 'timeout, text layout', places: everywhere },
  { found: /\btake turn\b/, write: 'consumeRateLimit', places: ['name', 'file'] },
  { found: /^(demand|demands)\b/, write: 'requireX', places: ['name', 'file'] },
  { found: /\b(most|longest|deepest)\b/, write: 'maxX', places: ['name', 'file'] },
  { found: /\busual\b/, write: 'defaults', places: ['name', 'file'] },
  { found: /\boutside\b/, write: 'outbound', places: ['name', 'file'] },
  { found: /\b(asleep|sound part|nudge(s|d)?|nudging)\b/, write: 'waiting, valid part, run now', places: everywhere },
  { found: /\bkept\b|^given ts$/, write: 'cached, local, stored, saved or pending; what it holds', places: ['file'] },
  { found: /\b(who(m)?ever|somebody|nobody)\b/, write: "the subject's name (a claimant, the caller, a visitor)", places: everywhere },
  {
    found: /\b(stands?(?! ?-?in\b)(?! for\b)|stood|lies|comes? to|came to)\b/,
    write: 'is, has, contains, results in',
    places: ['comment', 'text'],
  },
];

/** Documents that are not in this repository. */
const foreignDocument =
  /\b(SECURITY|STACK|SPEC|MODELS|ARCHITECTURE)\b(?=[ ,.:)]|$)|\bUX\b|\bS[12] §|\bsections? \d+ of\b|\b([Tt]he|[Bb]oth|[Tt]wo) specifications?\b|\bspecification \d/;

const aboutDocument = 'cite a requirement id or a decision of this repository, or explain it in place';

/** One find: where, what, and what to do. */
export interface WordFault {
  readonly path: string;
  readonly line: number;
  readonly found: string;
  readonly write: string;
}

interface Text {
  readonly place: WordPlace;
  readonly text: string;
  readonly start: number;
}

/** `maxBytesOf`, `most-bytes` and `MOST_BYTES` as `most bytes of`. */
const asWords = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[-_.$#]+/g, ' ')
    .toLowerCase()
    .trim();

/** Members of stored documents, whose names stay as tenants have written them. */
const storedNames = new Set(['outsideHosts']);

const isName = (type: unknown): boolean => type === 'Identifier' || type === 'PrivateIdentifier' || type === 'JSXIdentifier';

/** Every name in a syntax tree; a shorthand (`{ a }`) has two nodes at one position, and counts once. */
function namesIn(root: unknown): Text[] {
  const found = new Map<number, Text>();
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { type, name, start } = node as { type?: unknown; name?: unknown; start?: unknown };
    if (isName(type) && typeof name === 'string' && !storedNames.has(name) && typeof start === 'number')
      found.set(start, { place: 'name', text: asWords(name), start });
    open.push(...Object.values(node));
  }
  return [...found.values()];
}

/** The string or template that a node is, with its values left out. */
function stringOf(node: unknown): { readonly text: string; readonly start: number } | undefined {
  const { type, value, quasis, start } = Object(node) as {
    type?: unknown;
    value?: unknown;
    quasis?: readonly { readonly value: { readonly raw: string } }[];
    start?: unknown;
  };
  if (typeof start !== 'number') return undefined;
  if (type === 'Literal' && typeof value === 'string') return { text: value, start };
  return type === 'TemplateLiteral' && quasis ? { text: quasis.map((part) => part.value.raw).join(' … '), start } : undefined;
}

/** `test` of `test.each(cases)('…')`. */
function calledName(callee: unknown): string {
  const { type, name, object, callee: inner, tag } = Object(callee) as Record<string, unknown>;
  if (type === 'Identifier') return String(name);
  return (object ?? inner ?? tag) ? calledName(object ?? inner ?? tag) : '';
}

/** Titles of tests, and messages of errors that are thrown. What is quoted in them is a text of its own. */
function textsForPeopleIn(root: unknown): Text[] {
  const found: Text[] = [];
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { type, callee, arguments: given } = node as { type?: unknown; callee?: unknown; arguments?: readonly unknown[] };
    const isTest = type === 'CallExpression' && /^(test|it|describe)$/.test(calledName(callee));
    const isError = type === 'NewExpression' && /Error$/.test(calledName(callee));
    for (const argument of isTest ? (given?.slice(0, 1) ?? []) : isError ? (given ?? []) : []) {
      const read = stringOf(argument);
      if (read) found.push({ place: 'text', text: withoutQuotes(read.text), start: read.start });
    }
    open.push(...Object.values(node));
  }
  return found;
}

const withoutQuotes = (text: string): string => text.replaceAll(/[“"][^”"]*[”"]|'[^'\s][^']*'/g, (quoted) => ' '.repeat(quoted.length));

/** Prose of a Markdown file: blank in place of code, and of what is quoted. */
const proseOf = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"/g, (code) => code.replaceAll(/[^\n]/g, ' '));

function textsOf({ path, text }: SourceFile): Text[] {
  if (path.endsWith('.md')) return [{ place: 'comment', text: proseOf(text), start: 0 }];
  if (path.endsWith('.css')) {
    const comments = [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({ text: match[0], start: match.index }));
    const blank = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
    const names = [...blank.matchAll(/(?:\.|--)(-?[a-zA-Z][\w-]*)/g)].map((match) => ({
      text: asWords(match[1] ?? ''),
      start: match.index,
    }));
    return [...comments.map((one) => ({ ...one, place: 'comment' as const })), ...names.map((one) => ({ ...one, place: 'name' as const }))];
  }
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return [
    ...comments.map(({ value, start }) => ({ place: 'comment' as const, text: value, start })),
    ...namesIn(program),
    ...textsForPeopleIn(program),
  ];
}

const namesRead = new Map<string, ReturnType<typeof faultsIn>>();

/** As `faultsIn` of a name; most names are written many times. */
function faultsInName(name: string): ReturnType<typeof faultsIn> {
  const faults = namesRead.get(name) ?? faultsIn('name', name);
  namesRead.set(name, faults);
  return faults;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function faultsIn(place: WordPlace, text: string): { readonly at: number; readonly found: string; readonly write: string }[] {
  const read = place === 'comment' || place === 'text' ? text.toLowerCase() : text;
  const found = words
    .filter(({ places }) => places.includes(place))
    .flatMap(({ found: pattern, write }) =>
      [...read.matchAll(new RegExp(pattern, 'g'))].map((match) => ({ at: match.index, found: match[0], write })),
    );
  const cited = place === 'comment' ? [...text.matchAll(new RegExp(foreignDocument, 'g'))] : [];
  return [...found, ...cited.map((match) => ({ at: match.index, found: match[0], write: aboutDocument }))];
}

/** Citations of documents elsewhere in the comments of one file. */
export const citationFaults = (file: SourceFile): WordFault[] => wordFaults(file).filter(({ write }) => write === aboutDocument);

/** Refused words and citations of documents elsewhere, in the names, file names, comments, titles of tests and messages of errors of one file, or the prose of a document. */
export function wordFaults(file: SourceFile): WordFault[] {
  const ofPath = faultsIn('file', asWords(file.path.split('/').at(-1) ?? '')).map(({ found, write }) => ({ line: 1, found, write }));
  const ofText = textsOf(file).flatMap(({ place, text, start }) =>
    (place === 'name' ? faultsInName(text) : faultsIn(place, text)).map(({ at, found, write }) => ({
      line: lineAt(file.text, start) + (place === 'name' ? 0 : lineAt(text, at) - 1),
      found,
      write,
    })),
  );
  return [...ofPath, ...ofText].map((one) => ({ path: file.path, ...one }));
}

/** How many words are left in each top-level folder and, in `server`, `src`, `registry` and the like, in each folder below it. */
export function wordCounts(files: readonly SourceFile[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const parts = file.path.split('/').slice(0, -1);
    const found = wordFaults(file).length;
    for (const folder of new Set(['all', parts[0] ?? '', parts.slice(0, 2).join('/')]))
      counts.set(folder, (counts.get(folder) ?? 0) + found);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([folder, count]) => `${String(count).padStart(6)}  ${folder}`)
    .join('\n');
}
