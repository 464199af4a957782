import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
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

test('a tenant is imported, backed up and restored on another machine by three commands', async () => {
  const imported = await run('one', 'import', 'fixtures/tenants/meridian');
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
