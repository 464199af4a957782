// @vitest-environment happy-dom
import { Blob as StorableBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { keepAnswers, noteRead } from '../../forms/kept-answers/keep-answers.ts';
import { deviceCipher } from '../../forms/kept-answers/device-cipher.ts';
import { chosenFiles, keepChosenFile, sealChosenFile } from '../../forms/files/chosen-files.ts';
import { unlockDevice } from '../../forms/kept-answers/sealed-answers.ts';
import type { SessionState } from '../../auth/index.ts';
import { nameOf } from '../../forms/kept-answers/answers-in-storage.ts';
import { createUnsent } from '../../forms/unsent.ts';
import { readAnswers } from '../../forms/kept-answers/local-answers.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const saved = {
  id: 's1',
  referenceNumber: 'ABCD-EFGH-J',
  attachments: [{ id: 'f1', questionName: 'logbook', fileName: 'v5c.pdf', uploadLink: 'https://portal.example/files/f1' }],
};
const api = { call: vi.fn(async () => saved) };
const browser = { goWithBack: vi.fn(), go: vi.fn() };
const unsent = createUnsent();
const context = {
  acting: oneself,
  session: { current: () => ({ state: 'signed-in', view: { id: 'ann@example.org' } }) },
  api,
  browser,
  unsent,
  site: { claimsEnabled: true, tenant: { identity: { userPoolId: 'pool_1' } } },
  url: new URL('https://portal.example/form/claim'),
};
const act = createAct(context as unknown as ActionContext);

const file = new File(['%PDF'], 'v5c.pdf', { type: 'application/pdf' });
const submit = (changes: object = {}) =>
  act('submit-form', {
    formSlug: 'claim',
    answers: { registration: 'CF14' },
    seeds: {},
    isSaveAndReturn: false,
    idempotencyKey: 'k',
    files: [{ questionName: 'logbook', content: 'pending:f1', file }],
    ...changes,
  } as unknown as Parameters<typeof act<'submit-form'>>[1]);
const before = { answers: { registration: 'CF14', photos: [{ name: 'lost.jpg' }] }, page: 2, at: Date.now() };
const kept = () => readAnswers('ann@example.org', 'claim', Date.now());

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  keepAnswers('ann@example.org', 'claim', before);
});
afterEach(() => vi.unstubAllGlobals());

// The key stays with its module, which other tests use as well.
afterAll(() => unlockDevice({ state: 'signed-in', view: { id: 'later' }, answersKey: 'a'.repeat(43) } as SessionState, deviceCipher));

test('by a link, a window that has not read what another one wrote sends nothing', async () => {
  const link = { token: 't', accountId: 'a', keeper: 'link for a', submission: { id: 's0', version: 4 } };
  const byLink = createAct({
    ...context,
    acting: { ...oneself, link },
    session: { current: () => ({ state: 'signed-out' }) },
  } as unknown as ActionContext);
  const send = () =>
    byLink('submit-form', {
      formSlug: 'claim',
      submissionId: 's0',
      version: 4,
      answers: {},
      seeds: {},
      isSaveAndReturn: false,
      page: 0,
      idempotencyKey: 'k',
    });
  localStorage.setItem(nameOf('link for a', 'claim/s0.4'), JSON.stringify({ ...before, by: 'another window' }));
  expect(await send()).toEqual({ ok: false, code: 'changed-elsewhere' });
  expect(api.call).not.toHaveBeenCalled();
  noteRead('link for a', 'claim/s0.4');
  expect(await send()).toMatchObject({ ok: true });
  expect(api.call.mock.calls).toMatchObject([['submissions.update', { body: { id: 's0', version: 4 } }]]);
  expect(localStorage.getItem(nameOf('link for a', 'claim/s0.4'))).toBeNull();
});

test('by a link, the device keeps a file that Save and Return could not send, because the form is still open; a submit keeps none', async () => {
  const link = { token: 't', accountId: 'a', keeper: 'link for a', submission: null };
  const acting = { ...oneself, link };
  const byLink = createAct({ ...context, acting, session: { current: () => ({ state: 'signed-out' }) } } as unknown as ActionContext);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'file-type' }, { status: 415 }));
  const content = 'pending:1';
  const left = async (isSaveAndReturn: boolean) => {
    await keepChosenFile(['link for a', 'claim'], { content, file }, Date.now());
    const files = [{ questionName: 'logbook', content, file }];
    await byLink('submit-form', { formSlug: 'claim', answers: {}, seeds: {}, isSaveAndReturn, page: 0, idempotencyKey: 'k', files });
    return Object.keys(
      await chosenFiles(['link for a', 'claim'], [{ name: file.name, type: file.type, size: file.size, content }], Date.now()),
    );
  };
  expect([await left(true), await left(false)]).toEqual([[content], []]);
});

test('a file that does not arrive leads to the confirmation, which knows of it, and to no error page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'file-type' }, { status: 415 }));
  expect(await submit()).toMatchObject({ ok: true, value: { failedFiles: ['v5c.pdf'] } });
  expect(browser.goWithBack.mock.calls).toEqual([
    ['/claim-confirmation?referenceNumber=ABCD-EFGH-J&missingFiles=1', expect.stringMatching(/^\/securedPage\//)],
  ]);
  expect(kept()).toBeNull();
});

test('the outcome has the end of the way to the next screen, which it does not await', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  browser.go.mockReturnValueOnce(promise);
  browser.goWithBack.mockReturnValueOnce(promise);
  const ways = [await submit({ isSaveAndReturn: true, page: 0, files: [] }), await submit({ files: [] })];
  expect(ways.map((outcome) => outcome.ok && outcome.value.arrival === promise)).toEqual([true, true]);
  resolve();
});

test('files that Save and Return could not send are held, so that leaving asks; sent ones are not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'file-type' }, { status: 415 }));
  await submit({ isSaveAndReturn: true, page: 0 });
  expect(unsent.files).toEqual([{ name: 'v5c.pdf', kept: false }]);
  vi.stubGlobal('fetch', async () => new Response());
  await submit({ isSaveAndReturn: true, page: 0 });
  expect(unsent.files).toEqual([]);
});

test('what this device keeps of a file goes once the server has it; a submit leaves none, Save and Return those that did not arrive', async () => {
  vi.stubGlobal('Blob', StorableBlob);
  unlockDevice({ state: 'signed-in', view: { id: 'ann@example.org' }, answersKey: 'a'.repeat(43) } as SessionState, deviceCipher);
  const of = ['ann@example.org', 'claim'] as const;
  const content = 'pending:f1';
  const left = async () =>
    Object.keys(await chosenFiles(of, [{ name: 'v5c.pdf', type: 'application/pdf', size: 4, content }], Date.now())).length;
  const after = async (isSaveAndReturn: boolean, status: number) => {
    await sealChosenFile(of, { content, file }, Date.now());
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    await submit({ isSaveAndReturn, page: 0, files: [{ questionName: 'logbook', content, file }] });
    return left();
  };
  expect([await after(true, 415), await after(true, 200), await after(false, 415), await after(false, 200)]).toEqual([1, 0, 0, 0]);
});

test('Save and Return sends the step it was pressed on', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  expect(await submit({ isSaveAndReturn: true, page: 2 })).toMatchObject({ ok: true });
  expect(api.call.mock.calls).toMatchObject([['submissions.create', { body: { isSaveAndReturn: true, page: 2 } }]]);
  expect(browser.go.mock.calls).toEqual([['/securedPage/my-claim', false]]);
});

test.each([0, 401, 403, 404, 500])(
  'a submit that is answered %i stays where it is, and what the form has kept stays as it is',
  async (status) => {
    api.call.mockRejectedValueOnce(new PortalError(status, 'failed'));
    expect(await submit()).toMatchObject({ ok: false, code: 'failed' });
    expect(browser.go).not.toHaveBeenCalled();
    expect(kept()).toMatchObject(before);
  },
);
