// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '#schemas/page';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import type { ActionContext } from '../action.ts';

interface SentDraft {
  readonly idempotencyKey: string;
  readonly body: { readonly triedKeys?: readonly string[] };
}

const session = { current: () => ({ state: 'signed-in', view: { id: 'ann' } }) };
const site = { tenant: { identity: { userPoolId: 'pool' } } };
const url = new URL('https://portal.example/form/claim');
const browser = { here: vi.fn(() => url), refresh: vi.fn(async () => undefined) };
const call = vi.fn(async (_name: string, _sent: SentDraft) => ({ id: 's', version: 2, updatedAt: '2026-11-21T14:05:00Z' }));
const lost = () => call.mockRejectedValueOnce(new PortalError(0, 'network'));
const sent = (index: number): SentDraft => call.mock.calls[index]![1];

/** A document, as after a reload: it knows only what the device keeps. */
async function open() {
  vi.resetModules();
  const { createAct } = await import('../create-act.ts');
  const act = createAct({ api: { call }, session, acting: oneself, site, url, browser } as unknown as ActionContext) as Act;
  return { act, forms: await import('../../forms/index.ts') };
}
const draft = (registration: string) => ({
  formSlug: 'claim',
  submissionId: 's',
  version: 1,
  answers: { registration },
  unsaved: ['registration'],
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

test('a save names those before it of which no answer came, each by a key of its own', async () => {
  const { act } = await open();
  for (const registration of ['A', 'AB']) {
    lost();
    await act('save-draft', draft(registration));
  }
  await act('save-draft', draft('ABC'));
  const [first, second, third] = [sent(0).idempotencyKey, sent(1).idempotencyKey, sent(2).idempotencyKey];
  expect(new Set([first, second, third]).size).toBe(3);
  expect(sent(2).body.triedKeys).toEqual([first, second, third]);
});

test('a place that is shown once the form is left is made again when its save has arrived', async () => {
  const { act } = await open();
  await act('save-draft', draft('A'));
  expect(browser.refresh).not.toHaveBeenCalled();
  browser.here.mockReturnValueOnce(new URL('https://portal.example/securedPage/my-claim'));
  await act('save-draft', draft('AB'));
  expect(browser.refresh).toHaveBeenCalledTimes(1);
});

test('they are known after a reload, also to a window that showed them before their answer came', async () => {
  const { act } = await open();
  lost();
  await act('save-draft', draft('A'));
  const reloaded = await open();
  reloaded.forms.localAnswersOf('ann', { formSlug: 'claim', submissionId: 's', addressed: true }, Date.now());
  localStorage.clear();
  await reloaded.act('save-draft', draft('A'));
  expect(sent(1).body.triedKeys).toContain(sent(0).idempotencyKey);
});

test('a window that has not read what another one tried saves nothing', async () => {
  const { act } = await open();
  lost();
  await act('save-draft', draft('A'));
  const other = await open();
  expect(await other.act('save-draft', draft('B'))).toEqual({ ok: false, code: 'changed-elsewhere' });
});

test('where the device keeps nothing, a document knows its own', async () => {
  const { act } = await open();
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  lost();
  await act('save-draft', draft('A'));
  await act('save-draft', draft('AB'));
  refused.mockRestore();
  expect(sent(1).body.triedKeys).toContain(sent(0).idempotencyKey);
});

test('so does a submit: it names the key it goes by, and what was tried before', async () => {
  const { act } = await open();
  lost();
  await act('save-draft', draft('A'));
  lost();
  await act('keep-answers', { ...draft('A'), triedKeys: ['own'] });
  await act('submit-form', { ...draft('A'), seeds: {}, isSaveAndReturn: true, page: 0, idempotencyKey: 'own' });
  expect(sent(1)).toMatchObject({ idempotencyKey: 'own', body: { triedKeys: [sent(0).idempotencyKey, 'own'] } });
});

test('of an additional form that the server does not keep, only what the device keeps is called kept', async () => {
  const { act } = await open();
  const { PortalError } = await import('../../failure/portal-error.ts');
  const save = async () => {
    call.mockRejectedValueOnce(new PortalError(409, 'not-kept-as-draft'));
    return act('save-draft', draft('CF14'));
  };
  expect(await save()).toMatchObject({ ok: false, code: 'not-kept-as-draft' });
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem: () => null,
    removeItem: () => undefined,
  });
  expect(await save()).toMatchObject({ ok: false, code: 'not-kept' });
  vi.unstubAllGlobals();
});
