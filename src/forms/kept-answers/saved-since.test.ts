// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOnDevice } from './local-answers.ts';
import { isSavedSince, noteSaved, sweepSaved } from './saved-since.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isSince = (submissionId?: string, version?: number, person = 'ann', formSlug = 'claim') =>
  isSavedSince(person, formSlug, { submissionId, version });
const note = (id = 's') => noteSaved('ann', 'claim', { id, version: 2 });

test.each<[string, Parameters<typeof isSince>, boolean]>([
  ['has an older version', ['s', 1], true],
  ['was written before the form was begun', [], true],
  ['has what was saved', ['s', 2], false],
  ['has what was saved later elsewhere', ['s', 3], false],
  ['is of another submission', ['t', 1], false],
  ['is of another person', ['s', 1, 'ben'], false],
  ['is of another form', ['s', 1, 'ann', 'claim-2'], false],
])('whether a form was saved since its document was written, which %s', (_, drawn, expected) => {
  note();
  expect(isSince(...drawn)).toBe(expected);
});

test('an answer that comes late takes no newer save away', () => {
  noteSaved('ann', 'claim', { id: 's', version: 3 });
  note();
  expect(isSince('s', 2)).toBe(true);
});

test('two claims by one form, saved one after the other, are both noted', () => {
  note('s');
  note('t');
  expect([isSince('s', 1), isSince('t', 1)]).toEqual([true, true]);
});

test('a save is of use for documents that are under way, and not for longer', () => {
  note();
  vi.advanceTimersByTime(60_000);
  expect(isSince('s', 1)).toBe(false);
});

test('what was sent or deleted is not asked for', () => {
  note('s');
  note('t');
  forgetOnDevice('ann', 'claim', 's');
  expect([isSince('s'), isSince('t')]).toEqual([false, true]);
});

test('nothing stays on the device for longer', () => {
  note();
  localStorage.setItem('language', 'cy');
  sweepSaved(Date.now());
  expect(localStorage).toHaveLength(2);
  sweepSaved(Date.now() + 60_000);
  expect({ ...localStorage }).toEqual({ language: 'cy' });
  note();
  sweepSaved();
  expect({ ...localStorage }, 'after a sign-out').toEqual({ language: 'cy' });
});

test('a storage that is closed, or holds anything else, is no save', () => {
  localStorage.setItem('portico.saved.ann/claim/s', '{');
  expect(isSince('s', 1)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  note();
  sweepSaved(0);
  expect(isSince('s', 1)).toBe(false);
});
