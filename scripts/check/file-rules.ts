import { documents, sourceFiles, type SourceFile } from './source-files.ts';
import { citationFaults, wordCounts, wordFaults } from './style-words.ts';

const maxLines = 300;
const banned = /(^|[/-])(utils?|helpers?|common|misc|manager|services?)(\.|\/|-|$)/i;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** A replaced module stays replaced for every test in the same process (vite.config.ts). */
const replaces = /\bvi\.(?:do)?[mM]ock\(/;
const alone = /\.(?:mocked\.test\.ts|test\.tsx)$/;
/** Digits, calendar and clock are named in one place, and not left to the machine (PAGE-18). */
const ownIntl = /\bnew Intl\.(?:NumberFormat|DateTimeFormat)\b|\.toLocale(?:Date|Time)?String\(/;
const intlPlace = 'locale/dates-and-numbers/intl.ts';
const shippedCode = /^(?:engine|forms|locale|registry|schemas|server|src|ui)\/.*(?<!\.(?:test|fixture))\.tsx?$/;
/** A type whose name states only its role in a sentence (docs/style.md): `Parts` of what, `Asked` by whom? */
const roleType =
  /^(?:export )?(?:interface|type) (?:Acting|Answered|Around|Asked|Begun|Chosen|Corrected|Counted|Drawn|Found|Given|Happened|Held|Kept|Known|Loaded|Made|Named|Opened|Parts|Place|Prepared|Sealed|Seen|Sent|Settled|Shown|Stored|Tried|Typed|Unsent|Waiting|Wanted|Way|Ways|Whereabouts|Who|With|Written)\b/m;
const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const withWords = /\.(ts|tsx|mjs|css)$/;

/** Folders and files without a word that is to be replaced; what is listed here stays so. */
const cleanFolders = ['cli', 'engine', 'forms', 'locale', 'registry', 'schemas', 'scripts', 'server', 'src', 'tests', 'ui'];

const isClean = (path: string): boolean =>
  path.endsWith('.md') || cleanFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** House rules on files: length, names that describe the content, and words that are to be replaced. Returns one line per fault. */
export function fileRuleFaults(files: readonly SourceFile[] = [...sourceFiles(withWords), ...cleanDocuments()]): string {
  return files
    .flatMap((file) => [
      ...(file.path.endsWith('.md') ? [] : faultsOfFile(file)),
      ...(isClean(file.path) ? wordFaults(file) : citationFaults(file)).map(asLine),
    ])
    .join('\n');
}

/** Documents that are lists of words or of quotations. */
const unread = /^docs\/(?:style\.md|requirements\/)/;
const cleanDocuments = (): SourceFile[] => documents().filter(({ path }) => !unread.test(path));

function faultsOfFile({ path, text }: SourceFile): string[] {
  const name = path.split('/').at(-1) ?? '';
  const lines = text.split('\n').length - 1;
  return [
    ...(lines > maxLines ? [`${path}: ${lines} lines, ${maxLines} are allowed: split it by what its parts do.`] : []),
    ...(banned.test(path.replace('server/services/', '')) ? [`${path}: a name that could hold anything; name it after what it does.`] : []),
    ...(replaces.test(text) && /\.test\.ts$/.test(name) && !alone.test(name)
      ? [`${path}: it replaces a module, so call it *.mocked.test.ts.`]
      : []),
    ...(shippedCode.test(path) && path !== intlPlace && ownIntl.test(text)
      ? [`${path}: it formats by the digits of the machine; use numberFormat or dateTimeFormat of ${intlPlace}.`]
      : []),
    ...(roleType.test(text) ? [`${path}: name the type "${roleType.exec(text)?.[0].split(' ').at(-1)}" after the thing that it is.`] : []),
    ...(kebab.test(name) || component.test(name) ? [] : [`${path}: kebab-case for files, PascalCase.tsx for one React component.`]),
  ];
}

const asLine = ({ path, line, found, write }: ReturnType<typeof wordFaults>[number]): string =>
  `${path}:${line}: "${found}": ${write} (docs/style.md).`;

/** `node scripts/check/file-rules.ts --words`: what is left in each folder; with a path, every find below it. */
function printWords(below: string | undefined): void {
  const files = [...sourceFiles(withWords), ...cleanDocuments()];
  if (below === undefined) process.stdout.write(`${wordCounts(files)}\n`);
  else
    for (const file of files)
      if (file.path.startsWith(below)) for (const fault of wordFaults(file)) process.stdout.write(`${asLine(fault)}\n`);
}

if (import.meta.main && process.argv[2] === '--words') printWords(process.argv[3]);
