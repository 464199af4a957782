import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { seededNames } from '#forms/definition';
import { main } from './main.ts';

const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'portico-storage-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true }));

const run = async (data: string, ...words: string[]): Promise<{ code: number; report: Record<string, unknown> }> => {
  vi.stubEnv('PORTICO_DATA', join(root, data));
  vi.stubEnv('DATABASE_URL', '');
  const lines: string[] = [];
  const code = await main([...words, '--json'], (text) => lines.push(text));
  return { code, report: JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
};

/** A tenant's folder with a form whose conditions read the values of these names. */
function folderReading(names: readonly string[]): string {
  const folder = join(root, 'meridian');
  cpSync('fixtures/tenants/meridian', folder, { recursive: true });
  const elements = names.map((name, at) => ({ type: 'text', name: `q${at}`, visibleIf: `{${name}} notempty` }));
  const form = { slug: 'seeded', name: { en: 'Seeded' }, version: 1, surveyDefinition: { pages: [{ name: 'one', elements }] } };
  writeFileSync(join(folder, 'submission-form/seeded.json'), JSON.stringify(form));
  return folder;
}

test('a form that misspells the name of a seeded value is not imported: each place is reported, with the name that was meant', async () => {
  const meant = {
    isEditMod: 'isEditMode',
    sourc: 'source',
    account_RegistratonType: 'account_RegistrationType',
    submission_ids: 'submission_id',
  };
  const errors = Object.entries(meant).map(([name, suggestion], at) => ({
    code: 'unknown-question',
    file: 'submission-form/seeded.json',
    line: 1,
    pointer: `/surveyDefinition/pages/0/elements/${at}/visibleIf`,
    message: expect.stringContaining(`{${name}}`) as string,
    suggestion,
  }));
  expect(await run('one', 'import', folderReading(Object.keys(meant)))).toMatchObject({ code: 1, report: { ok: false, errors } });
});

test('a tenant whose form reads all that a form is seeded with is imported, backed up and restored on another machine by three commands', async () => {
  const imported = await run('one', 'import', folderReading(seededNames));
  expect(imported).toMatchObject({ code: 0, report: { ok: true, tenant: 'meridian', issues: [] } });
  const file = join(root, 'kept.backup');
  const kept = await run('one', 'backup', file);
  expect(kept).toMatchObject({ code: 0, report: { ok: true, command: 'backup' } });
  const restored = await run('two', 'restore', file);
  expect(restored.report).toEqual({ ...kept.report, command: 'restore', seconds: expect.any(Number) as number });
}, 120_000);

test.each([['backup'], ['backup', 'a', 'b'], ['restore', 'a', '--force'], ['import']])(
  'called wrongly (%s), the commands explain themselves',
  async (...words) => {
    const lines: string[] = [];
    expect(await main(words, (text) => lines.push(text))).toBe(2);
    expect(lines.join()).toContain(`portico ${words[0]} <f`);
  },
);

test('what is missing is reported in words', async () => {
  expect(await run('one', 'import', join(root, 'no-such-folder'))).toMatchObject({ code: 2, report: { ok: false } });
  expect(await run('three', 'restore', join(root, 'no-such-file'))).toMatchObject({
    code: 1,
    report: { ok: false, message: expect.stringContaining('no-such-file') as string },
  });
});
