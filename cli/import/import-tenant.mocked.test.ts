import { expect, test, vi } from 'vitest';
import { main } from '../main.ts';

/** What the import made of a folder that the check had nothing against. */
const report = { tenant: 'meridian', written: [], kept: [], removed: [], unchanged: 3, looked: [], revision: 7, issues: [] };
const issue = {
  code: 'invalid-file',
  severity: 'error',
  tenant: 'meridian',
  page: 'a',
  pointer: '',
  message: 'It is odd.',
  file: 'a.json',
};
const importFolder = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../server/services/content/import-command.ts', () => ({ importFolder }));
vi.mock('../check/check.ts', () => ({ check: () => ({ folder: '', tenant: 'meridian', files: 3, findings: [] }) }));

async function run(found: object, ...more: string[]) {
  importFolder.mockResolvedValueOnce({ ...report, ...found });
  const lines: string[] = [];
  const code = await main(['import', 'fixtures/tenants/meridian', ...more], (text) => lines.push(text));
  return { code, lines: lines.join('\n') };
}

test('[PAGE-12] a file that is not taken is reported with its place, and the import ends with 1', async () => {
  const faulty = await run({ issues: [{ ...issue, line: 3, column: 5 }] });
  expect(faulty).toEqual({ code: 1, lines: expect.stringMatching(/^a\.json:3:5\n {2}error: It is odd\.\n[^]*revision 7\.$/) as string });
  expect(await run({ kept: ['b.json'] })).toEqual({ code: 1, lines: expect.stringContaining('b.json\n  left alone') as string });
  const asJson = await run({ issues: [issue] }, '--json');
  expect([asJson.code, JSON.parse(asJson.lines)]).toMatchObject([1, { ok: false, issues: [issue] }]);
});

test('a warning is reported, and the import has worked', async () => {
  const warned = await run({ issues: [{ ...issue, severity: 'warning' }] });
  expect(warned).toEqual({ code: 0, lines: expect.stringContaining('a.json\n  warning: It is odd.') as string });
  expect((await run({})).code).toBe(0);
});
