// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers } from './answers-beside.ts';
import { localNames, nameOf } from './answers-in-storage.ts';
import { acknowledgeAnswers, forgetAnswers, forgetOnDevice, localAnswersOf } from './local-answers.ts';
import { mergeAllLocalAnswers } from './merge-local-answers.ts';

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
const opened = (server: Parameters<typeof mergeAllLocalAnswers>[1] = stored) => mergeAllLocalAnswers(open(), server);

test('what a window keeps without having shown what another one kept is beside it; opened again, the form has both', () => {
  otherWindow({ make: 'Varden', note: 'other' }, { at: at - 1 });
  expect(keep({ price: '2' })).toBe(true);
  expect(keep({ price: '23' })).toBe(true);
  expect(localNames()).toHaveLength(2);
  const answers = { make: 'Varden', price: '23', note: 'other' };
  expect(opened()).toEqual({ answers, putBack: ['make', 'note', 'price'], others: [], page: 0 });
  expect(opened(), 'until it is changed, the next opening shows both again').toMatchObject({ answers });
  keep(answers);
  expect(localNames()).toHaveLength(1);
});

test('of a question answered in two windows the newer answer is in the form, and the other one is named; a deletion is one, too', () => {
  otherWindow({ make: 'Varden', price: undefined }, { at: at - 2 });
  keep({ make: 'Plover' });
  expect(opened()).toEqual({
    answers: { make: 'Plover' },
    putBack: ['make', 'price'],
    others: [{ question: 'make', answer: 'Varden' }],
    page: 0,
  });
});

test('where the server has newer answers, what two windows kept is brought together with them', () => {
  otherWindow({ note: 'other' }, { at: at - 3 });
  keep({ colour: 'red', make: 'Plover' });
  const newer = { ...stored, version: 2, updatedAt: '2026-11-21T14:10:00Z', dynamicData: { make: 'Varden' } };
  expect(opened(newer)).toEqual({
    answers: { make: 'Varden', note: 'other', colour: 'red' },
    putBack: ['note', 'colour'],
    others: [{ question: 'make', answer: 'Plover' }],
  });
});

test('what a window has shown goes with its next change, unless the other one has written since', () => {
  otherWindow({ note: 'shown' }, { at: at - 4 });
  open();
  otherWindow({ note: 'typed since' }, { at: at - 5 });
  keep({ price: '2' });
  expect(opened()?.answers).toMatchObject({ note: 'typed since', price: '2' });
  keep({ note: 'typed since', price: '2' });
  expect(localNames()).toHaveLength(1);
});

test('discarding, or sending, leaves what another window wrote that was not shown', () => {
  otherWindow({ note: 'other' }, { at: at - 6 });
  keep({ price: '2' });
  forgetAnswers('ann', 'claim', 's');
  expect(open()).toMatchObject([{ answers: { note: 'other' } }]);
  forgetAnswers('ann', 'claim', 's');
  expect(localStorage, 'it was shown').toHaveLength(0);
  otherWindow({ note: 'other' }, { at: at - 7 });
  keep({ price: '2' });
  forgetOnDevice('ann', 'claim', 's');
  expect(localNames()).toHaveLength(0);
});

test('what two windows kept before the submission had an id is kept with it, apart, as soon as it has one', () => {
  const unnamed = { submissionId: undefined, version: undefined };
  otherWindow({ note: 'other' }, { ...unnamed, at: at - 8 }, nameOf('ann', 'claim'));
  keep({ price: '2' }, unnamed);
  expect(open('s', true), 'another submission').toEqual([]);
  expect(open()).toMatchObject([{ answers: { note: 'other' } }, { answers: { price: '2' } }]);
  expect(open('s', true)).toHaveLength(2);
});

test('the server has what this window kept beside another: what was typed since stays, and what the other one kept', () => {
  const unnamed = { submissionId: undefined, version: undefined };
  otherWindow({ note: 'other' }, { ...unnamed, at: at - 9 }, nameOf('ann', 'claim'));
  keep({ price: '2' }, unnamed);
  acknowledgeAnswers('ann', 'claim', { until: at - 1, submissionId: 's', version: 1, answers: {} });
  expect(open('s', true)).toMatchObject([{ answers: { price: '2' }, version: 1 }]);
  acknowledgeAnswers('ann', 'claim', { until: at, keptAs: 's', submissionId: 's', version: 2, answers: {} });
  expect([open('s', true), localNames().length]).toEqual([[], 1]);
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
