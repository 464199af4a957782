import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { databaseOfFile } from '../../../platform/db/memory-database.fixture.ts';
import { openAssetFiles } from '../assets/asset-files.ts';
import { importTenantFolder } from './import-tenant-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-forms-'));
const logged: [fields: unknown, message: string][] = [];
const log = { info: () => {}, warn: (fields: object, message: string) => void logged.push([fields, message]), error: () => {} };
const database = databaseOfFile();
afterAll(() => rmSync(root, { recursive: true }));

const save = (surveyDefinition: unknown): void => {
  mkdirSync(join(root, 'harbour/submission-form'), { recursive: true });
  const form = { slug: 'claim', name: 'Claim', ...(surveyDefinition === undefined ? {} : { surveyDefinition }) };
  writeFileSync(join(root, 'harbour/submission-form/claim.json'), JSON.stringify(form));
};
const run = () => importTenantFolder(database(), join(root, 'harbour'), { mode: 'update', files: openAssetFiles(root), log });
const stored = async () => (await database().kysely.selectFrom('content_item').select('data').executeTakeFirstOrThrow()).data;
const good = { elements: [{ type: 'text', name: 'who' }] };

test.each([
  ['a question named __proto__', { elements: [{ type: 'text', name: '__proto__' }] }, '/surveyDefinition/elements/0/name', 'refused-name'],
  ['a text instead of a definition', 'x', '/surveyDefinition', 'form-does-not-load'],
  ['no definition', undefined, '/surveyDefinition', 'form-does-not-load'],
  ['a list', [], '/surveyDefinition', 'form-does-not-load'],
  ['an empty entry', { pages: [{ elements: [null] }] }, '/surveyDefinition/pages/0/elements/0', 'form-does-not-load'],
  [
    'a text in place of a list',
    { elements: [{ type: 'file', name: 'a', acceptedCategories: 'image' }] },
    '/surveyDefinition/elements/0/acceptedCategories',
    'refused-part',
  ],
  ['a number as a name', { elements: [{ type: 'text', name: 5 }] }, '/surveyDefinition/elements/0/name', 'form-does-not-load'],
  [
    'more questions than load',
    { elements: Array.from({ length: 30_000 }, (_, at) => ({ type: 'text', name: `q${at}` })) },
    '/surveyDefinition',
    'form-does-not-load',
  ],
  [
    'a pattern that could hang',
    { elements: [{ type: 'text', name: 'plate', validators: [{ type: 'regex', regex: '^(a+)+$' }] }] },
    '/surveyDefinition/elements/0/validators/0/regex',
    'slow-pattern',
  ],
])('a form with %s does not replace the last good one, and the import reports where', async (_, broken, pointer, code) => {
  save(good);
  await run();
  const before = await stored();
  save(broken);
  logged.length = 0;
  const { issues, written } = await run();
  expect(issues).toMatchObject([{ file: 'submission-form/claim.json', page: 'claim', severity: 'error', pointer, code }]);
  expect(issues[0]?.message).toMatch(/The file is not imported; a version that was imported before stays\.$/);
  expect(written).toEqual([]);
  expect(await stored()).toEqual(before);
  expect(logged).toEqual([[expect.objectContaining({ file: 'submission-form/claim.json', pointer, code }), issues[0]?.message]]);
});
