import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { check } from './check.ts';
import { readPublished } from './read-published.ts';
import { asText } from './report.ts';

const published = readPublished();
const root = mkdtempSync(join(tmpdir(), 'portico-people-'));
const folder = join(root, 'tenants/northgate');
const file = join(root, 'people/northgate.json');
const text = readFileSync('fixtures/people/northgate.json', 'utf8');
cpSync('fixtures/tenants/northgate', folder, { recursive: true });
cpSync('fixtures/people/northgate.json', file);
beforeEach(() => writeFileSync(file, text));
afterAll(() => rmSync(root, { recursive: true }));

const lines = (changed: string) => {
  writeFileSync(file, changed);
  return asText([check(folder, published)], root).split('\n');
};

test('the people of a demo tenant are checked with it, and named where they are', () => {
  expect(lines(text)).toEqual([expect.stringMatching(/0 errors, 0 warnings$/)]);
  const [place, message] = lines(text.replace('"projectId"', 'projectId'));
  expect([place, message]).toEqual([expect.stringMatching(/^people\/northgate\.json:4:\d+$/), expect.stringMatching(/^ {2}error: /)]);
  expect(lines(text.replace('"family_name"', '"familyName"')).join('\n')).toContain('Did you mean "family_name"?');
});

test('a form that is not there, of a submission or a button, and the name of another tenant, are errors', () => {
  const people = JSON.parse(text) as { claimants: { submissions: { formSlug: string }[] }[] };
  const submission = people.claimants.flatMap(({ submissions }) => submissions)[0];
  if (!submission) throw new Error('There is no submission.');
  const slug = submission.formSlug;
  submission.formSlug += 'x';
  expect(lines(JSON.stringify(people)).join('\n')).toContain(`There is no submission-form "${slug}x". Did you mean "${slug}"?`);
  const button = text.replace('"formSlug": "communications-preferences"', '"formSlug": "comunications-preferences"');
  expect(lines(button).join('\n')).toContain('Did you mean "communications-preferences"?');
  expect(lines(text.replace('"tenant": "northgate"', '"tenant": "southgate"')).join('\n')).toContain('name this tenant');
});
