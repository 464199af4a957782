import { afterEach, expect, test, vi } from 'vitest';
import { sendFiles } from './send-files.ts';

afterEach(() => void vi.unstubAllGlobals());

const link = { id: 'f', questionName: 'logbook', fileName: 'v5c.pdf', uploadLink: 'http://portal.invalid/files/t/f' };
const chosen = { questionName: 'logbook', file: new File(['%PDF-'], 'v5c.pdf', { type: 'application/pdf' }) };
const failedWhen = (status: number, code: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
  return sendFiles([chosen], [link]);
};

test('a file that is there already has arrived; one that was deleted, refused or found unsafe has not', async () => {
  vi.useFakeTimers();
  const repeated = failedWhen(409, 'already-received');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await repeated).toEqual({ arrived: [{ file: chosen.file, id: 'f' }], failed: [] });
  for (const [status, code] of [
    [404, 'not-found'],
    [415, 'file-type'],
    [415, 'file-unsafe'],
  ] as const)
    expect([code, await failedWhen(status, code)]).toEqual([code, { arrived: [], failed: ['v5c.pdf'] }]);
});
