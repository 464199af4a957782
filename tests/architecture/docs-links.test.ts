import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { documents as allDocuments, topFolders } from '../../scripts/check/source-files.ts';

const documents = allDocuments().map(({ path }) => path);
/** The changes of the past name files that were moved since. */
const current = documents.filter((path) => path !== 'CHANGELOG.md');
const prose = (path: string) => readFileSync(path, 'utf8').replace(/```[\s\S]*?```/g, '');
const anchorsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

test('the check found documents and links', () => {
  expect(documents.length).toBeGreaterThan(2);
});

test('links between documents lead somewhere', () => {
  const broken = documents.flatMap((path) =>
    [...prose(path).matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
      const link = match[1] ?? '';
      if (/^[a-z]+:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      const there = existsSync(target) && (!anchor || !target.endsWith('.md') || anchorsOf(target).includes(anchor));
      return there ? [] : [`${path}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('commands that documents name are scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/npm run ([a-z][a-z:-]*)/g)].map((match) => ({ path, name: match[1] ?? '' })),
  );
  expect(named.filter(({ name }) => !(name in scripts)).map(({ path, name }) => `${path}: npm run ${name}`)).toEqual([]);
});

const roots = [...topFolders, 'docs', 'fixtures'].join('|');
/** Made by a build or at run time. */
const generated = /^schemas\/built\b/;
/** What a reader makes by following a how-to. */
const examples = /\/(opening-hours|acme)\b/;
/** With a wildcard or a placeholder (`<kebab>`, `…`, `*`, `{a,b}`) only the part before it is compared. */
const fixedPart = (path: string): string => path.split(/[<*…{]/)[0] ?? '';

/** Paths from the root in `backticks`; `npm test -- journeys keyboard` and the like are commands. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .flatMap((match) => (match[1] ?? '').split(' '))
    .filter((word) => new RegExp(`^(?:${roots})/`).test(word) && !generated.test(word) && !examples.test(word));

/** A decision is cited by its number: `docs/decisions/0007`. */
const isThere = (path: string): boolean => {
  if (/^docs\/decisions\/\d{4}$/.test(path)) return readdirSync('docs/decisions').some((file) => file.startsWith(posix.basename(path)));
  const part = fixedPart(path);
  return existsSync(part) || (part !== path && existsSync(posix.dirname(`${part}x`)));
};

const missingPaths = (text: string): string[] => pathsIn(text).filter((path) => !isThere(path));

test('paths in backticks exist', () => {
  expect(pathsIn(readFileSync('docs/architecture.md', 'utf8')).length).toBeGreaterThan(30);
  expect(current.flatMap((path) => missingPaths(readFileSync(path, 'utf8')).map((missing) => `${path}: ${missing}`))).toEqual([]);
});

test('a path that is not there is found', () => {
  expect(missingPaths('`src/gone.ts`, `src/gone/`, `src/data/` and `server/gone/<number>.ts`; `node scripts/gone.mjs now`')).toEqual([
    'src/gone.ts',
    'src/gone/',
    'server/gone/<number>.ts',
    'scripts/gone.mjs',
  ]);
});

const readmes = documents.filter((path) => /^[^/]+\/README\.md$/.test(path));

test('the README of a top-level folder is short and names the folders in it', () => {
  expect(readmes.length).toBeGreaterThan(10);
  expect(
    readmes.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const folders = readdirSync(posix.dirname(path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const missing = folders.map(({ name }) => `\`${name}/\``).filter((name) => !text.includes(name));
      return [...missing.map((name) => `${path}: ${name}`), ...(text.trimEnd().split('\n').length > 15 ? [`${path}: over 15 lines`] : [])];
    }),
  ).toEqual([]);
});

test('a decision has its context, the decision and its consequences', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));
  expect(decisions.length).toBeGreaterThan(20);
  const headings = (path: string) => [...prose(path).matchAll(/^## (.+)$/gm)].map((match) => match[1]).join(', ');
  expect(decisions.filter((path) => headings(path) !== 'Context, Decision, Consequences')).toEqual([]);
});

/** Imports in code blocks, which a reader copies into the folder that the document describes. */
const importsIn = (text: string): string[] =>
  [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].flatMap((block) =>
    [...(block[1] ?? '').matchAll(/(?:from|import\() ?'([^']+)'/g)].map((match) => match[1] ?? ''),
  );

test('imports of code blocks use public names and public entries', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: object };
  const isPublic = (name: string): boolean => name in imports || name.startsWith('#built/');
  const text = readFileSync('docs/how-to/add-a-block.md', 'utf8');
  const named = importsIn(text);
  expect(named.length).toBeGreaterThan(3);
  expect(
    current.flatMap((path) => importsIn(readFileSync(path, 'utf8'))).filter((name) => name.startsWith('#') && !isPublic(name)),
  ).toEqual([]);
  const up = named.filter((name) => name.startsWith('../'));
  expect(up.filter((name) => !name.endsWith('/index.ts') || !existsSync(posix.join('registry/blocks/faqs', name)))).toEqual([]);
});

test('journeys that documents name exist', () => {
  const journeys = readdirSync('tests/journeys');
  const named = current.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/npm test -- journeys ([a-z-]+)/g)].map((match) => ({ path, name: match[1] ?? '' })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !journeys.some((file) => file.includes(name)))).toEqual([]);
});
