import { afterEach, expect, test, vi } from 'vitest';
import { sendFiles } from './send-files.ts';

afterEach(() => void vi.unstubAllGlobals());

const link = { id: 'f', questionName: 'logbook', fileName: 'v5c.pdf', uploadLink: 'http://portal.invalid/files/t/f' };
const chosen = { questionName: 'logbook', file: new File(['%PDF-'], 'v5c.pdf', { type: 'application/pdf' }) };
const failedWhen = (status: number, code: string, call = vi.fn(async () => ({})), state = 'signed-in') => {
  vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
  return sendFiles([chosen], [link], {
    api: { call: call as never },
    session: { current: () => ({ state }) as never },
    url: new URL('https://portal.example/form/claim?token=t'),
  });
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

test('an upload that failed is logged without the query of the address; a log that fails changes nothing', async () => {
  const call = vi.fn(() => Promise.reject(new Error('no')));
  expect(await failedWhen(415, 'file-type', call as never)).toEqual({ arrived: [], failed: ['v5c.pdf'] });
  const body = { message: 'The upload of a file failed: file-type', status: 415, path: '/form/claim' };
  expect(call.mock.calls).toEqual([['errors.log', { body }]]);
  await failedWhen(415, 'file-type', call as never, 'signed-out');
  expect(call).toHaveBeenCalledTimes(1);
});
