// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { keepAnswers } from '../../forms/answers-beside.ts';
import { readAnswers } from '../../forms/kept-answers.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const api = { call: vi.fn(async () => ({})) };
const session = { current: () => ({ state: 'signed-in', view: { id: 'ann@example.org' } }) };
const act = createAct({ api, session, acting: oneself } as unknown as ActionContext);
const answers = { registration: 'AB12' };
const saved = { submissionId: 's', version: 4 };
const kept = () => readAnswers('ann@example.org', 'claim', Date.now());

beforeEach(() => {
  vi.clearAllMocks();
  keepAnswers('ann@example.org', 'claim', { answers: { registration: 'TYPED' }, page: 1, at: Date.now() });
});

test('what was never saved is forgotten on this device, and the server is asked nothing', async () => {
  expect(await act('discard-answers', { formSlug: 'claim', answers })).toEqual({ ok: true, value: {} });
  expect([kept(), api.call.mock.calls]).toEqual([null, []]);
});

test('what was saved is put back as it was', async () => {
  api.call.mockResolvedValueOnce({ id: 's', version: 5 });
  expect(await act('discard-answers', { formSlug: 'claim', answers, page: 2, saved })).toEqual({
    ok: true,
    value: { submissionId: 's', version: 5 },
  });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('drafts.save', {
    idempotencyKey: expect.any(String),
    body: { formSlug: 'claim', page: 2, dynamicData: answers, ...saved, triedKeys: [] },
  });
});

test('a discard of which no answer came may be repeated, and answers may be saved after it: what it stored was not changed elsewhere', async () => {
  api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
  const discard = () => act('discard-answers', { formSlug: 'claim', answers, submissionId: 's', saved });
  expect(await discard()).toMatchObject({ ok: false });
  const { idempotencyKey } = (api.call.mock.calls[0] as unknown as [string, { idempotencyKey: string }])[1];
  await discard();
  expect(api.call).toHaveBeenLastCalledWith(
    'drafts.save',
    expect.objectContaining({ body: expect.objectContaining({ triedKeys: [idempotencyKey] }) }),
  );
  await act('save-draft', { formSlug: 'claim', answers, submissionId: 's', version: 4 });
  const [, { body }] = api.call.mock.lastCall as unknown as [string, { body: { triedKeys: string[] } }];
  expect(body.triedKeys).toContain(idempotencyKey);
});

test('this device forgets it also where the server is out of reach, and that is reported', async () => {
  api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
  expect(await act('discard-answers', { formSlug: 'claim', answers, saved })).toMatchObject({ ok: false, code: 'network' });
  expect(kept()).toBeNull();
});
