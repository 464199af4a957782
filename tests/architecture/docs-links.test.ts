import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true }).map((path) => `docs/${String(path)}`),
].filter((path) => path.endsWith('.md') && existsSync(path));
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
