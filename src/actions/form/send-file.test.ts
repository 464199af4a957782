import { afterEach, expect, test, vi } from 'vitest';
import { PortalError } from '../../failure/portal-error.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const uploadLink = 'https://portal.example/files/f1';
const api = { call: vi.fn(async () => ({ id: 'f1', questionName: 'logbook', fileName: 'v5c.pdf', uploadLink })) };
const act = createAct({
  api,
  session: { current: () => ({ state: 'signed-in' }) },
  url: new URL('https://portal.example/form/claim'),
} as unknown as ActionContext);
const file = new File(['%PDF'], 'v5c.pdf', { type: 'application/pdf' });
const send = (signal = new AbortController().signal) =>
  act('send-file', { submissionId: 's1', fileId: 'f1', questionName: 'logbook', file, signal });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a file of a draft is announced under its own id, and put to its link', async () => {
  const put = vi.fn(async () => new Response(null));
  vi.stubGlobal('fetch', put);
  expect(await send()).toEqual({ ok: true, value: undefined });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('attachments.add', {
    params: { id: 's1' },
    body: { id: 'f1', questionName: 'logbook', fileName: 'v5c.pdf', size: 4, contentType: 'application/pdf' },
  });
  expect(put.mock.calls).toMatchObject([[uploadLink, { method: 'PUT', body: file }]]);
});

test('an upload that the server refuses is logged, and an outcome with its code; one that is there already has arrived', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'file-unsafe' }, { status: 415 }));
  expect(await send()).toEqual({ ok: false, code: 'file-unsafe' });
  expect(api.call.mock.calls.map(([name]: unknown[]) => name)).toEqual(['attachments.add', 'errors.log']);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'already-received' }, { status: 409 }));
  expect(await send()).toEqual({ ok: true, value: undefined });
});

test('one that is cancelled on its way is tried no more, and not logged', async () => {
  const cancel = new AbortController();
  const put = vi.fn((_: string, { signal }: RequestInit) => {
    cancel.abort();
    return Promise.reject(signal?.reason as Error);
  });
  vi.stubGlobal('fetch', put);
  expect(await send(cancel.signal)).toEqual({ ok: false, code: 'cancelled' });
  expect([put.mock.calls.length, api.call.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  [404, 'not-found', { ok: true, value: undefined }],
  [409, 'already-submitted', { ok: false, code: 'already-submitted' }],
])('a removal that is answered %i %s', async (status, code, outcome) => {
  api.call.mockRejectedValueOnce(new PortalError(status, code));
  expect(await act('remove-file', { fileId: 'f1' })).toMatchObject(outcome);
});
