// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { keepAnswers } from '../../forms/kept-answers/keep-answers.ts';
import { readAnswers } from '../../forms/kept-answers/local-answers.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const api = { call: vi.fn(async () => ({})) };
const session = { current: () => ({ state: 'signed-in', view: { id: 'ann@example.org' } }) };
const act = createAct({ api, session, acting: oneself } as unknown as ActionContext);
const answers = { registration: 'AB12' };
const saved = { submissionId: 's', version: 4, isSaved: true, isNew: false };
const kept = () => readAnswers('ann@example.org', 'claim', Date.now());

beforeEach(() => {
  vi.clearAllMocks();
  keepAnswers('ann@example.org', 'claim', { answers: { registration: 'TYPED' }, page: 1, at: Date.now() });
});

test('what was never saved is forgotten on this device, and the server is asked nothing', async () => {
  expect(await act('discard-answers', { formSlug: 'claim', answers, isSaved: false, isNew: true })).toEqual({ ok: true, value: {} });
  expect([kept(), api.call.mock.calls]).toEqual([null, []]);
});

test('what was saved is put back as it was', async () => {
  api.call.mockResolvedValueOnce({ id: 's', version: 5 });
  expect(await act('discard-answers', { formSlug: 'claim', answers, page: 2, ...saved })).toEqual({
    ok: true,
    value: { submissionId: 's', version: 5 },
  });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('drafts.save', {
    idempotencyKey: expect.any(String),
    body: { formSlug: 'claim', page: 2, dynamicData: answers, submissionId: 's', version: 4, triedKeys: [] },
  });
});

test('a discard of which no answer came may be repeated, and answers may be saved after it: what it stored was not changed elsewhere', async () => {
  const lastCall = () => (api.call.mock.lastCall as unknown as [string, { idempotencyKey: string; body: { triedKeys: string[] } }])[1];
  const failing = async () => {
    api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
    expect(await act('discard-answers', { formSlug: 'claim', answers, ...saved })).toMatchObject({ ok: false });
    return lastCall().idempotencyKey;
  };
  const first = await failing();
  const second = await failing();
  expect(lastCall().body.triedKeys).toEqual([first]);
  await act('save-draft', { formSlug: 'claim', answers, submissionId: 's', version: 4 });
  expect(lastCall().body.triedKeys).toEqual(expect.arrayContaining([first, second]));
});

test('an additional form that was sent before is given up on this device: the server keeps nothing of it', async () => {
  api.call.mockRejectedValueOnce(new PortalError(409, 'not-kept-as-draft'));
  expect(await act('discard-answers', { formSlug: 'claim', answers, ...saved })).toEqual({ ok: true, value: {} });
});

test('this device forgets it also where the server is out of reach, and that is reported', async () => {
  keepAnswers('ann@example.org', 'claim', { answers: { registration: 'TYPED' }, submissionId: 's', page: 1, at: Date.now() });
  api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
  expect(await act('discard-answers', { formSlug: 'claim', answers, ...saved })).toMatchObject({ ok: false, code: 'network' });
  expect(readAnswers('ann@example.org', 'claim', Date.now(), 's')).toBeNull();
});

test('where the answer of a save was lost, the server gets the answers back all the same; what that save began, too', async () => {
  const save = (storedAs: object) => {
    api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
    return act('save-draft', { formSlug: 'begun', answers: { registration: 'TYPED' }, ...storedAs });
  };
  const keyOfLast = () => (api.call.mock.lastCall as unknown as [string, { idempotencyKey: string }])[1].idempotencyKey;
  await save({ submissionId: 't', version: 1 });
  await act('discard-answers', { formSlug: 'begun', submissionId: 't', version: 1, isSaved: false, isNew: false, answers });
  expect(api.call).toHaveBeenLastCalledWith(
    'drafts.save',
    expect.objectContaining({ body: expect.objectContaining({ submissionId: 't', version: 1, dynamicData: answers }) }),
  );
  await save({});
  const lastKey = keyOfLast();
  const discard = (draft: object | null) => {
    api.call.mockResolvedValueOnce(draft as never);
    return act('discard-answers', { formSlug: 'begun', isSaved: false, isNew: true, answers: {} });
  };
  await discard({ id: 'n', version: 1, lastKey });
  expect(api.call).toHaveBeenLastCalledWith('drafts.delete', { params: { id: 'n' }, body: { version: 1, triedKeys: [lastKey] } });
  await save({});
  await discard(null);
  expect(api.call.mock.lastCall?.at(0), 'nothing was begun').toBe('drafts.one');
});

test('a draft that the form itself began is deleted, and gone is gone; where it has to be kept it gets the answers back', async () => {
  const discard = () => act('discard-answers', { formSlug: 'claim', answers: {}, ...saved, isNew: true });
  expect(await discard()).toEqual({ ok: true, value: {} });
  expect(api.call).toHaveBeenLastCalledWith('drafts.delete', { params: { id: 's' }, body: expect.objectContaining({ version: 4 }) });
  api.call.mockRejectedValueOnce(new PortalError(404, 'not-found'));
  expect(await discard()).toEqual({ ok: true, value: {} });
  api.call.mockRejectedValueOnce(new PortalError(409, 'changed-elsewhere'));
  expect(await discard()).toMatchObject({ ok: false, code: 'changed-elsewhere' });
  api.call.mockRejectedValueOnce(new PortalError(409, 'legal-hold')).mockResolvedValueOnce({ id: 's', version: 5 });
  expect(await discard()).toEqual({ ok: true, value: { submissionId: 's', version: 5 } });
});

test('the details of a registration take its first form with them, of this kind alone; the first form alone takes no details', async () => {
  const keep = (form: string, keeper = 'Register') => keepAnswers(keeper, form, { answers: { name: form }, page: 0, at: Date.now() });
  const keptOf = () =>
    (
      ['Register registration-form-first-page', 'Register registration-form-details', 'Contact registration-form-first-page'] as const
    ).filter((one) => readAnswers(one.split(' ')[0]!, one.split(' ')[1]!, Date.now()) !== null);
  const discardAt = (step: 'first' | 'details', formSlug: string) =>
    createAct({
      api,
      session: { current: () => ({ state: 'signed-out' }) },
      acting: { ...oneself, registers: { kind: 'Register', step } },
    } as unknown as ActionContext)('discard-answers', { formSlug, answers: {}, isSaved: false, isNew: true });
  const all = () => {
    keep('registration-form-first-page');
    keep('registration-form-details');
    keep('registration-form-first-page', 'Contact');
  };
  all();
  expect(await discardAt('details', 'registration-form-details')).toEqual({ ok: true, value: {} });
  expect(keptOf()).toEqual(['Contact registration-form-first-page']);
  all();
  await discardAt('first', 'registration-form-first-page');
  expect(keptOf()).toEqual(['Register registration-form-details', 'Contact registration-form-first-page']);
});
