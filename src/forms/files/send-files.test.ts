import { afterEach, expect, test, vi } from 'vitest';
import { browserEvents } from '../../api/browser-events.fixture.ts';
import { putFile, sendFiles } from './send-files.ts';

afterEach(() => void vi.unstubAllGlobals());

const link = { id: 'f', questionName: 'logbook', fileName: 'v5c.pdf', uploadLink: 'http://portal.invalid/files/t/f' };
const chosen = { content: 'pending:f', questionName: 'logbook', file: new File(['%PDF-'], 'v5c.pdf', { type: 'application/pdf' }) };
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

test('a link is that of the file with its id, wherever its row is by now; without one that of its question and name', async () => {
  const put: string[] = [];
  vi.stubGlobal('fetch', async (url: string | Request) => {
    put.push(typeof url === 'string' ? url : url.url);
    return new Response();
  });
  const links = ['a', 'b'].map((id) => ({ ...link, id, uploadLink: `http://portal.invalid/${id}` }));
  const moved = { ...chosen, content: 'pending:b', questionName: 'vehicles[0].logbook' };
  const log = {
    api: { call: vi.fn() as never },
    session: { current: () => ({ state: 'signed-in' }) as never },
    url: new URL('https://p.example'),
  };
  const { arrived } = await sendFiles([moved, chosen], links, log);
  expect([arrived.map(({ id }) => id), put]).toEqual([
    ['b', 'a'],
    ['http://portal.invalid/b', 'http://portal.invalid/a'],
  ]);
});

test('an upload of an open form that is on its way when the connection goes is given up at once; one that was cancelled is neither logged nor a failure', async () => {
  const { browser, listening } = browserEvents();
  const puts = vi.fn(
    (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  vi.stubGlobal('fetch', puts);
  const call = vi.fn(async () => ({}));
  const log = {
    api: { call: call as never },
    session: { current: () => ({ state: 'signed-in' }) as never },
    url: new URL('https://portal.example/form/claim'),
  };
  const lost = putFile(link.uploadLink, chosen.file, log, new AbortController().signal);
  await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(1));
  browser.dispatchEvent(new Event('offline'));
  expect([(await lost)?.code, puts.mock.calls.length, call.mock.calls.length]).toEqual(['network', 1, 1]);

  const cancelling = new AbortController();
  const cancelled = putFile(link.uploadLink, chosen.file, log, cancelling.signal);
  await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(2));
  cancelling.abort();
  expect([(await cancelled)?.code, puts.mock.calls.length, call.mock.calls.length]).toEqual(['cancelled', 2, 1]);
  expect(listening(), 'nothing listens on').toBe(0);
});
