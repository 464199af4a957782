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
  expect(await act('discard-answers', { formSlug: 'claim', answers })).toEqual({ ok: true, value: undefined });
  expect([kept(), api.call.mock.calls]).toEqual([null, []]);
});

test('what was saved is put back as it was', async () => {
  await act('discard-answers', { formSlug: 'claim', answers, page: 2, saved });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('drafts.save', { body: { formSlug: 'claim', page: 2, dynamicData: answers, ...saved } });
});

test('this device forgets it also where the server is out of reach, and that is reported', async () => {
  api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
  expect(await act('discard-answers', { formSlug: 'claim', answers, saved })).toMatchObject({ ok: false, code: 'network' });
  expect(kept()).toBeNull();
});
