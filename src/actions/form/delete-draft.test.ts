// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { keepAnswers } from '../../forms/kept-answers/keep-answers.ts';
import { readAnswers } from '../../forms/kept-answers/local-answers.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const call = vi.fn(async (_name: string): Promise<unknown> => null);
const reload = vi.fn(async () => {});
const session = { current: () => ({ state: 'signed-in', view: { id: 'ann@example.org' } }) };
const browser = { forgetAhead: vi.fn() };
const act = createAct({ api: { call }, session, browser, data: { reload }, acting: oneself } as unknown as ActionContext);
const kept = (submissionId?: string) => readAnswers('ann@example.org', 'claim', Date.now(), submissionId);
const keep = (submissionId?: string) =>
  keepAnswers('ann@example.org', 'claim', {
    answers: { registration: 'TYPED' },
    page: 1,
    at: Date.now(),
    ...(submissionId ? { submissionId } : {}),
  });
const remove = () => act('delete-draft', { formSlug: 'claim', submissionId: 's', version: 4 });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test('a draft is deleted as it was seen, and what this device kept of it, not of another; the lists are asked again', async () => {
  keep('s');
  keep('another');
  expect(await remove()).toMatchObject({ ok: true });
  expect(call).toHaveBeenLastCalledWith('drafts.delete', { params: { id: 's' }, body: { version: 4 } });
  expect([kept('s'), kept('another')]).toEqual([null, expect.anything()]);
  expect(reload.mock.calls).toEqual([['forms'], ['status']]);
});

test('one that is gone is deleted; of one that was changed elsewhere this device forgets nothing', async () => {
  keep('s');
  call.mockResolvedValueOnce(null).mockRejectedValueOnce(new PortalError(409, 'changed-elsewhere'));
  expect(await remove()).toMatchObject({ ok: false, code: 'changed-elsewhere' });
  expect(kept('s')).not.toBeNull();
  call.mockResolvedValueOnce(null).mockRejectedValueOnce(new PortalError(404, 'not-found'));
  expect(await remove()).toMatchObject({ ok: true });
  expect([kept('s'), reload.mock.calls.length]).toEqual([null, 4]);
});
