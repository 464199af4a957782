// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { localNames } from '../../forms/kept-answers/answers-in-storage.ts';
import { readAnswers } from '../../forms/kept-answers/local-answers.ts';
import type { ActionContext } from '../action.ts';
import { createAct, loadActions } from '../create-act.ts';

const saved = { id: 's1', version: 2, updatedAt: '2026-11-21T14:05:00Z' };
const api = { call: vi.fn(async (..._asked: unknown[]) => saved) };
const session = { current: () => ({ state: 'signed-in', view: { id: 'ann@example.org' } }) };
const act = createAct({ session, acting: oneself, api } as unknown as ActionContext);
const kept = (submissionId: string | undefined = 's1') => readAnswers('ann@example.org', 'claim', Date.now(), submissionId);
const typed = (registration: string) => ({ formSlug: 'claim', answers: { registration }, page: 1, submissionId: 's1', version: 1 });

// As the route of a form does.
beforeAll(() => loadActions());
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  api.call.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers are on this device before the call returns: a page that goes away runs no promises', () => {
  void act('keep-answers', typed('CF14'));
  expect(kept()).toMatchObject({ answers: { registration: 'CF14' }, page: 1, submissionId: 's1', version: 1, at: Date.now() });
});

test('a device that refuses is reported, and nothing is kept for an unknown person', async () => {
  const setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(await act('keep-answers', typed('CF14'))).toEqual({ ok: false, code: 'not-kept' });
  vi.unstubAllGlobals();
  const visitorAct = createAct({ session: { current: () => ({ state: 'signed-out' }) }, acting: oneself } as unknown as ActionContext);
  expect(await visitorAct('keep-answers', typed('CF14'))).toEqual({ ok: false, code: 'not-kept' });
  expect(localStorage.length).toBe(0);
});

test('what the server has is forgotten; what was typed while it was on its way stays, as a change to that version', async () => {
  await act('save-draft', typed('CF14'));
  expect(kept()).toBeNull();
  api.call.mockImplementationOnce(async () => {
    vi.advanceTimersByTime(5);
    void act('keep-answers', typed('CF14 NGH'));
    return saved;
  });
  await act('save-draft', typed('CF14'));
  expect(kept()).toMatchObject({ answers: { registration: 'CF14 NGH' }, version: 2 });
});

test('a claim begun with an id of its own is saved as such, beside what is kept of another one by the same form', async () => {
  const { version: _, submissionId: __, ...first } = typed('FIRST');
  await act('keep-answers', first);
  const second = { ...first, answers: { registration: 'SECOND' }, submissionId: 's2' };
  api.call.mockRejectedValueOnce(new Error('offline'));
  await act('save-draft', second);
  expect(api.call).toHaveBeenLastCalledWith('drafts.save', {
    idempotencyKey: expect.any(String) as string,
    body: expect.objectContaining({ submissionId: 's2', createClaim: true }) as object,
    outlives: false,
  });
  expect(kept('s2')).toMatchObject({ answers: { registration: 'SECOND' } });
  api.call.mockResolvedValueOnce({ ...saved, id: 's2' });
  await act('save-draft', second);
  const unnamed = readAnswers('ann@example.org', 'claim', Date.now());
  expect([kept('s2'), unnamed]).toMatchObject([null, { answers: { registration: 'FIRST' } }]);
});

test('answers that begin a submission name its id, the same at each try; what was typed meanwhile is kept with the submission', async () => {
  const { version: _, submissionId: __, ...first } = typed('CF14');
  api.call.mockRejectedValueOnce(new Error('offline'));
  await act('save-draft', first);
  api.call.mockImplementationOnce(async () => {
    vi.advanceTimersByTime(5);
    void act('keep-answers', { ...first, answers: { registration: 'CF14 NGH' } });
    return saved;
  });
  await act('save-draft', first);
  const [one, two] = api.call.mock.calls.map(([, parts]) => (parts as { body: { newId?: string } }).body.newId);
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(two).toBe(one);
  expect(kept()).toMatchObject({ answers: { registration: 'CF14 NGH' }, submissionId: 's1', version: 2 });
  expect(readAnswers('ann@example.org', 'claim', Date.now())).toBeNull();
});

/** The id that the last save began a submission by. */
const begunBy = () => (api.call.mock.lastCall?.[1] as { body: { newId?: string } } | undefined)?.body.newId;
const unsent = { formSlug: 'claim', answers: { registration: 'CF14' }, page: 0 };
/** Another document of this device: it shares the storage and no module. */
async function otherDocument() {
  vi.resetModules();
  const document = await import('../create-act.ts');
  await document.loadActions();
  return document.createAct({ session, acting: oneself, api } as unknown as ActionContext);
}

/** The device's files are forgotten within a time that passes here only as the test lets it, and once their code is there. */
async function discard(window: typeof act, of: object): Promise<void> {
  let isDone = false;
  void window('discard-answers', { formSlug: 'claim', answers: {}, isSaved: false, isNew: false, ...of }).then(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(1000);
}

test('a window begins a form by one id at every try; another one that has not read it begins none', async () => {
  const other = await otherDocument();
  const begin = async (window: typeof act) => {
    await window('keep-answers', unsent);
    api.call.mockRejectedValueOnce(new Error('offline'));
    await window('save-draft', unsent);
    return begunBy();
  };
  const [one, oneAgain] = [await begin(act), await begin(act)];
  expect(oneAgain).toBe(one);
  expect(await other('save-draft', unsent)).toEqual({ ok: false, code: 'changed-elsewhere' });
  await discard(act, {});
});

test('a window that has not read what another one kept writes nothing over it; discarded or sent, it erases nothing of it', async () => {
  const other = await otherDocument();
  const by = (window: typeof act, registration: string) => window('keep-answers', typed(registration));
  const isKept = (registration: string) => JSON.stringify({ ...localStorage }).includes(registration);
  await by(other, 'OTHER');
  const refused = { ok: false, code: 'changed-elsewhere' };
  expect([await by(act, 'OWN'), await act('save-draft', typed('OWN'))]).toEqual([refused, refused]);
  expect([isKept('OTHER'), isKept('OWN'), api.call.mock.calls.length]).toEqual([true, false, 0]);
  await discard(act, { submissionId: 's1' });
  expect(isKept('OTHER')).toBe(true);
  await discard(other, { submissionId: 's1' });
  expect(localNames()).toEqual([]);
});

test('what was sent for good needs no keeping', async () => {
  await act('keep-answers', typed('OWN'));
  api.call.mockRejectedValueOnce(new PortalError(409, 'already-submitted'));
  await act('save-draft', typed('OWN'));
  expect(localNames()).toEqual([]);
});

test('a device that keeps nothing begins a submission by an id, too, and the next one by another', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('closed');
    },
  });
  api.call.mockRejectedValueOnce(new Error('offline'));
  await act('save-draft', unsent);
  const first = begunBy();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  await act('save-draft', unsent);
  expect(begunBy()).toBe(first);
  await act('save-draft', unsent);
  expect(begunBy(), 'the first one has arrived').not.toBe(first);
});

test('the save of a page that is left outlives it', async () => {
  await act('save-draft', { ...typed('CF14'), leaving: true });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('drafts.save', expect.objectContaining({ outlives: true }));
});
