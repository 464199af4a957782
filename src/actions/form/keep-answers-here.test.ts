// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { readAnswers } from '../../forms/kept-answers.ts';
import type { ActionContext } from '../action.ts';
import { createAct, loadActions } from '../create-act.ts';

const saved = { id: 's1', version: 2, updatedAt: '2026-11-21T14:05:00Z' };
const api = { call: vi.fn(async (..._asked: unknown[]) => saved) };
const session = { current: () => ({ state: 'signed-in', view: { username: 'ann@example.org' } }) };
const act = createAct({ session, acting: oneself, api } as unknown as ActionContext);
const kept = () => readAnswers('ann@example.org', 'claim', Date.now());
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

test('[FRM-15] answers are on this device before the call returns: a page that goes away runs no promises', () => {
  void act('keep-answers', typed('CF14'));
  expect(kept()).toMatchObject({ answers: { registration: 'CF14' }, page: 1, submissionId: 's1', version: 1, at: Date.now() });
});

test('[FRM-15] a device that refuses is reported, and nothing is kept for an unknown person', async () => {
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

test('[FRM-15] what the server has is forgotten; what was typed while it was on its way stays, as a change to that version', async () => {
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

test('[FRM-15] the save of a page that is left outlives it', async () => {
  await act('save-draft', { ...typed('CF14'), leaving: true });
  expect(api.call).toHaveBeenCalledExactlyOnceWith('drafts.save', expect.objectContaining({ outlives: true }));
});
