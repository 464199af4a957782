import { afterEach, expect, test, vi } from 'vitest';
import { PortalError } from '../../failure/portal-error.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const link = { id: 'f2', questionName: 'logbook', fileName: 'copy.pdf', uploadLink: 'https://portal.example/files/f2' };
const api = { call: vi.fn(async () => link) };
const data = { reload: vi.fn(async () => undefined) };
const act = createAct({
  api,
  session: { current: () => ({ state: 'signed-out' }) },
  data,
  url: new URL('https://portal.example/securedPage/my-claim'),
} as unknown as ActionContext);
const file = new File(['%PDF'], 'copy.pdf', { type: 'application/pdf' });
const send = () => act('send-file-again', { fileId: 'f1', file });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a file is announced in the place of the missing one, put to its link, and the list is asked again', async () => {
  const put = vi.fn(async () => new Response(null));
  vi.stubGlobal('fetch', put);
  expect(await send()).toEqual({ ok: true, value: undefined });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('attachments.sendAgain', {
    params: { id: 'f1' },
    body: { fileName: 'copy.pdf', size: 4, contentType: 'application/pdf' },
  });
  expect(put.mock.calls).toMatchObject([[link.uploadLink, { method: 'PUT', body: file }]]);
  expect(data.reload.mock.calls).toEqual([['forms']]);
});

test('a refused upload is an outcome with its code, and the list is asked again: its place has another name now', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'file-unsafe' }, { status: 415 }));
  expect(await send()).toEqual({ ok: false, code: 'file-unsafe' });
  expect(data.reload).toHaveBeenCalledOnce();
});

test('a refused announcement sends nothing', async () => {
  const put = vi.fn();
  vi.stubGlobal('fetch', put);
  api.call.mockRejectedValueOnce(new PortalError(413, 'storage-full'));
  expect(await send()).toMatchObject({ ok: false, code: 'storage-full' });
  expect(put).not.toHaveBeenCalled();
});
