import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tenants = join(import.meta.dirname, '../../fixtures/tenants');
const read = (...path: string[]) => readFileSync(join(tenants, ...path), 'utf8');

test.each(readdirSync(tenants))('%s has pages home and profile, and a page that is reached by the menu leads there', (slug) => {
  for (const page of ['home', 'profile']) expect(existsSync(join(tenants, slug, 'secured-page', `${page}.json`)), page).toBe(true);
  expect(read(slug, 'secured-page', 'my-profile.json')).toContain('href=\\"/home\\"');
  expect(read(slug, 'secured-page', 'home.json')).toContain('href=\\"/profile\\"');
});

/** Words that no claimant uses: numbers of HTTP, and the words of programmers. */
const programmers =
  /\(\d{3}\)|\b(session timeout|unexpected error|login|logout|credentials|resource|preconditi?ons?|coming soon|not found)\b/i;

test.each(readdirSync(tenants))('no word of %s is for programmers', (slug) => {
  const { texts } = JSON.parse(read(slug, 'dictionary.json')) as { texts: Record<string, { en?: string }> };
  expect(Object.entries(texts).flatMap(([key, { en = '' }]) => (programmers.test(en) ? [`${key}: ${en}`] : []))).toEqual([]);
});

/** The message of a status is on one screen with the forms that are to do: it may not claim that there is nothing to do. */
test.each(readdirSync(tenants))('no message of a status of %s claims that there is nothing to do', (slug) => {
  const { messageContents } = JSON.parse(read(slug, 'configuration/hub-my-claim-steps.json')) as {
    messageContents: Record<string, { description: Record<string, string> }>;
  };
  const described = Object.entries(messageContents).flatMap(([id, { description }]) =>
    Object.values(description).flatMap((words) => (/nothing you need|dim byd y mae angen|لا يلزمكم/.test(words) ? [id] : [])),
  );
  expect(described).toEqual([]);
});

test.each(readdirSync(tenants))('%s has the pictures that examples of the gallery show', (slug) => {
  const registry = join(import.meta.dirname, '../../registry');
  const examples = readdirSync(registry, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('examples.ts'));
  const shown = examples.flatMap((path) =>
    [...readFileSync(join(registry, path), 'utf8').matchAll(/(?:image|logo): '([\w-]+\.\w+)'/g)].map(([, name = '']) => name),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => !existsSync(join(tenants, slug, 'assets', name)))).toEqual([]);
});
