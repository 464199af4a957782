// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { SurveyModel } from 'survey-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { persistedAs } from '../../state/index.ts';
import { begin, form, lock, view } from './autosave.fixture.ts';
import { useAutosave } from './use-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what a failed Save and Return could not send is saved once the connection is back, or after a while', async () => {
  const { model, asked, result } = begin();
  model.setValue('registration', 'CF14');
  await result.current.settled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked()).toEqual(['keep-answers']);
  result.current.resume();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['keep-answers', 'save-draft']);

  model.setValue('registration', 'CF15');
  await result.current.settled();
  result.current.resume();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked()).toEqual(['keep-answers', 'save-draft', 'keep-answers', 'save-draft']);
});

test('nothing is saved again after a Save and Return that arrived, nor when all was saved before', async () => {
  const { asked, result } = begin();
  await result.current.settled();
  result.current.resume();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked()).toEqual([]);
});

test('a submission is there once it is asked for: what waits is saved at once, and a form that was never saved as it is', async () => {
  const { submissionId: _id, version: _version, ...unsaved } = view;
  const { model, asked } = begin();
  model.setValue('registration', 'CF14');
  expect([await persistedAs(model), await persistedAs(model)]).toEqual(['s', 's']);
  expect(asked()).toEqual(['keep-answers', 'save-draft']);
  const fresh = new SurveyModel({});
  const act = vi.fn(async () => ({ ok: true, value: { submissionId: 'new', version: 1, savedAt: '2026-11-21T14:06:00Z' } }));
  renderHook(() => useAutosave(fresh, { view: unsaved as FormView, act: act as unknown as Act, lock }));
  expect(await persistedAs(fresh)).toBe('new');
  act.mockResolvedValue({ ok: false, code: 'not-kept-as-draft' } as never);
  const additional = new SurveyModel({});
  renderHook(() => useAutosave(additional, { view: unsaved as FormView, act: act as unknown as Act, lock }));
  expect(await persistedAs(additional)).toBeUndefined();
});

test('a window that does not have the form keeps and saves nothing; once it has it, both follow, and until then what was answered is only here', async () => {
  let isHeld = false;
  const { model, asked } = begin({}, { ...lock, isHeld: () => isHeld });
  model.setValue('registration', 'CF14');
  await vi.advanceTimersByTimeAsync(20_000);
  void form.giveOver();
  expect([asked(), form.onlyHere()]).toEqual([[], { registration: 'CF14' }]);
  isHeld = true;
  form.resume();
  await vi.advanceTimersByTimeAsync(1200);
  expect([asked(), form.onlyHere()]).toEqual([['keep-answers', 'save-draft'], {}]);
});
