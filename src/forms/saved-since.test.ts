// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOnDevice } from './local-answers.ts';
import { noteSaved, sweepSaved, takeSavedSince } from './saved-since.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const take = (submissionId?: string, version?: number, person = 'ann', formSlug = 'claim') =>
  takeSavedSince(person, formSlug, { submissionId, version });
const note = () => noteSaved('ann', 'claim', { submissionId: 's', version: 2 });

test.each<[string, Parameters<typeof take>, boolean]>([
  ['has an older version', ['s', 1], true],
  ['was written before the form was begun', [], true],
  ['has what was saved', ['s', 2], false],
  ['has what was saved later elsewhere', ['s', 3], false],
  ['is of another submission', ['t', 1], false],
  ['is of another person', ['s', 1, 'ben'], false],
  ['is of another form', ['s', 1, 'ann', 'claim-2'], false],
])('whether a form was saved since its document was written, which %s', (_, drawn, isSince) => {
  note();
  expect(take(...drawn)).toBe(isSince);
});

test('a save is asked for once, and by a document that is under way alone', () => {
  note();
  expect([take('s', 1), take('s', 1)]).toEqual([true, false]);
  note();
  vi.advanceTimersByTime(60_000);
  expect(take('s', 1)).toBe(false);
});

test('what was discarded, deleted or sent is not asked for', () => {
  note();
  forgetOnDevice('ann', 'claim', 's');
  expect(take()).toBe(false);
});

test('nothing stays on the device for longer', () => {
  note();
  localStorage.setItem('language', 'cy');
  sweepSaved(Date.now());
  expect(localStorage).toHaveLength(2);
  sweepSaved(Date.now() + 60_000);
  expect({ ...localStorage }).toEqual({ language: 'cy' });
});

test('a storage that is closed, or holds anything else, is no save', () => {
  localStorage.setItem('portico.saved.ann/claim', '{');
  expect(take('s', 1)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  note();
  sweepSaved(0);
  expect(take('s', 1)).toBe(false);
});
