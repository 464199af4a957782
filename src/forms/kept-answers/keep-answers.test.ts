// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers } from './keep-answers.ts';
import { localNames, nameOf } from './answers-in-storage.ts';
import { acknowledgeAnswers, forgetAnswers, forgetOnDevice, localAnswersOf } from './local-answers.ts';
import { mergeLocalAnswers } from './merge-local-answers.ts';

beforeEach(() => localStorage.clear());

const at = Date.parse('2026-11-21T14:05:00Z');
const stored = { status: 'Draft' as const, version: 1, updatedAt: '2026-11-21T14:00:00Z', dynamicData: { make: 'Lorne', price: '1' } };
const by = (answers: Readonly<Record<string, unknown>>, more: object = {}) => ({
  answers: { ...stored.dynamicData, ...answers },
  unsaved: Object.keys(answers),
  page: 0,
  version: 1,
  submissionId: 's',
  at,
  ...more,
});
/** As another window of this device keeps them. */
const otherWindow = (answers: Readonly<Record<string, unknown>>, more: object = {}, name = nameOf('ann', 'claim', 's')) =>
  localStorage.setItem(name, JSON.stringify({ ...by(answers, { at: at - 60_000, ...more }), by: 'other' }));
const keep = (answers: Readonly<Record<string, unknown>>, more: object = {}) => keepAnswers('ann', 'claim', by(answers, more));
const open = (submissionId: string | undefined = 's', addressed = false) =>
  localAnswersOf('ann', { formSlug: 'claim', submissionId, addressed }, at);
const opened = (server: Parameters<typeof mergeLocalAnswers>[1] = stored) => {
  const [kept] = open();
  return kept ? mergeLocalAnswers(kept, server) : null;
};

test('what another window wrote and this one has not read is not written over; once it is read, it goes with the next change', () => {
  otherWindow({ note: 'read' }, { at: at - 4 });
  open();
  otherWindow({ note: 'typed since' }, { at: at - 5 });
  expect(keep({ price: '2' })).toBe('changed-elsewhere');
  expect(open()).toMatchObject([{ answers: { note: 'typed since' } }]);
  expect(keep({ price: '2' })).toBe('kept');
  expect(open()).toMatchObject([{ answers: { price: '2' } }]);
  expect(localNames()).toHaveLength(1);
});

test('discarding, or sending, leaves what another window wrote that was not read', () => {
  otherWindow({ note: 'other' }, { at: at - 6 });
  forgetAnswers('ann', 'claim', 's');
  expect(open()).toMatchObject([{ answers: { note: 'other' } }]);
  forgetAnswers('ann', 'claim', 's');
  expect(localStorage, 'it was read').toHaveLength(0);
  otherWindow({ note: 'other' }, { at: at - 7 });
  forgetOnDevice('ann', 'claim', 's');
  expect(localNames()).toHaveLength(0);
});

test('what was kept before the submission had an id is kept with it as soon as it has one', () => {
  const unnamed = { submissionId: undefined, version: undefined };
  keep({ price: '2' }, unnamed);
  expect(open('s', true), 'another submission').toEqual([]);
  expect(open()).toMatchObject([{ answers: { price: '2' } }]);
  expect(open('s', true)).toHaveLength(1);
  expect(localNames()).toEqual([nameOf('ann', 'claim', 's')]);
});

test('the server has what was kept; what was typed since stays', () => {
  keep({ price: '2' }, { submissionId: undefined, version: undefined });
  acknowledgeAnswers('ann', 'claim', { until: at - 1, submissionId: 's', version: 1, answers: {} });
  expect(open('s', true)).toMatchObject([{ answers: { price: '2' }, version: 1 }]);
  acknowledgeAnswers('ann', 'claim', { until: at, keptAs: 's', submissionId: 's', version: 2, answers: {} });
  expect([open('s', true), localNames().length]).toEqual([[], 0]);
});

test('what is acknowledged while the document is being left stays: the next one, written before, goes on from it', () => {
  keep({ make: 'Plover' });
  // Over, for the tests that follow.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  dispatchEvent(new Event('beforeunload'));
  acknowledgeAnswers('ann', 'claim', { until: at, keptAs: 's', submissionId: 's', version: 2, answers: {} });
  expect(opened()).toMatchObject({ answers: { make: 'Plover' }, others: [] });
  const cleared = { ...stored, version: 3, dynamicData: { price: '1' }, updatedAt: '2026-11-20T14:00:00Z' };
  expect(opened(cleared), 'what was cleared elsewhere since does not return').toBeNull();
  clock.mockRestore();
  acknowledgeAnswers('ann', 'claim', { until: at, keptAs: 's', submissionId: 's', version: 3, answers: {} });
  expect(localNames()).toHaveLength(0);
});

test('kept once more, when it is left or another step is shown, an answer is not newer than it was', () => {
  keep({ make: 'Plover' }, { answeredAt: at });
  keep({ make: 'Plover' }, { at: at + 86_400_000 });
  const elsewhere = { ...stored, version: 2, dynamicData: { make: 'Varden' }, updatedAt: new Date(at + 3_600_000).toISOString() };
  expect(opened(elsewhere)).toMatchObject({ answers: { make: 'Varden' }, others: [{ question: 'make', answer: 'Plover' }] });
});

test('it is known which saves tried just the answers that are kept', () => {
  const currentKeys = () => open('t')[0]?.currentKeys;
  keep({ make: 'Plover' }, { submissionId: 't', answeredAt: at, currentKeys: ['a'], triedKeys: ['a'] });
  keep({ make: 'Plover' }, { submissionId: 't', answeredAt: at, at: at + 9, currentKeys: ['b'], triedKeys: ['b'] });
  keep({ make: 'Plover' }, { submissionId: 't', answeredAt: at, at: at + 99 });
  expect(currentKeys()).toEqual(['a', 'b']);
  keep({ make: 'Plover' }, { submissionId: 't', answeredAt: at, page: 1 });
  expect(currentKeys()).toEqual([]);
  keep({ make: 'Plover' }, { submissionId: 't', answeredAt: at, page: 1, currentKeys: ['c'], triedKeys: ['c'] });
  keep({ make: 'Varden' }, { submissionId: 't', answeredAt: at + 1, page: 1 });
  expect(currentKeys()).toEqual([]);
});

test('of many tried saves the first ones are remembered, too: one of them may have arrived', () => {
  for (let tries = 0; tries < 50; tries += 1) keep({ make: 'Plover' }, { triedKeys: [`key-${tries}`] });
  const [kept] = open();
  expect([kept?.triedKeys?.length, kept?.triedKeys?.[0], kept?.triedKeys?.at(-1)]).toEqual([20, 'key-0', 'key-49']);
});
