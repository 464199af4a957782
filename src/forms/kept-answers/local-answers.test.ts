// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers } from './keep-answers.ts';
import { areAnswersSafe, localNames, nameOf } from './answers-in-storage.ts';
import { acknowledgeAnswers, localAnswersOf, readAnswers, refuseAnswers, sweepAnswers } from './local-answers.ts';
import { mergeLocalAnswers } from './merge-local-answers.ts';

beforeEach(() => localStorage.clear());

const at = Date.parse('2026-11-21T14:05:00Z');
const kept = { answers: { make: 'Lorne', price: 'old', note: 'here' }, unsaved: ['note', 'colour'], page: 1, version: 1, at };
const theirs = {
  status: 'Draft' as const,
  version: 2,
  dynamicData: { make: 'Varden', price: 'new', colour: 'red' },
  updatedAt: '2026-11-21T14:00:00Z',
};
const later = { ...theirs, updatedAt: '2026-11-21T14:10:00Z' };

test('what was answered here is put back into what was changed elsewhere meanwhile: neither side loses an answer', () => {
  const answers = { make: 'Varden', price: 'new', note: 'here' };
  const others = [{ question: 'colour', answer: 'red' }];
  expect(mergeLocalAnswers(kept, theirs), 'colour was deleted here').toEqual({ answers, putBack: ['note', 'colour'], others, page: 1 });
});

test('of a question answered on both sides the newer answer is in the form, and the other one is named', () => {
  const both = { ...theirs.dynamicData, note: 'there' };
  expect(mergeLocalAnswers(kept, { ...theirs, dynamicData: both })).toMatchObject({
    answers: { note: 'here' },
    others: [
      { question: 'note', answer: 'there' },
      { question: 'colour', answer: 'red' },
    ],
  });
  expect(mergeLocalAnswers(kept, { ...later, dynamicData: both })).toEqual({
    answers: both,
    putBack: [],
    others: [{ question: 'note', answer: 'here' }],
  });
  const same = { ...both, note: 'here' };
  expect(mergeLocalAnswers(kept, { ...later, dynamicData: same })?.others).toEqual([]);
});

const photo = (id: string) => ({ name: 'image.jpg', type: 'image/jpeg', size: 4, content: `stored:${id}` });
const photos = (...ids: string[]) => ({ photos: ids.map(photo) });
const chosen = { ...kept, answers: photos('a', 'b'), unsaved: ['photos'], savedFiles: ['a'] };

test('files that were added on both sides are together in the form, whichever is newer; neither is asked for', () => {
  const added = { ...theirs, dynamicData: { make: 'Varden', ...photos('a', 'c') } };
  const answers = { make: 'Varden', ...photos('a', 'c', 'b') };
  expect(mergeLocalAnswers(chosen, added)).toEqual({ answers, putBack: ['photos'], others: [], page: 1 });
  expect(mergeLocalAnswers(chosen, { ...added, updatedAt: later.updatedAt })).toEqual({ answers, putBack: ['photos'], others: [] });
});

test('a file that was removed there is not put back from here, and one that was removed here is not brought back from there', () => {
  expect(mergeLocalAnswers(chosen, { ...theirs, dynamicData: {} })?.answers).toEqual(photos('b'));
  const removed = { ...chosen, answers: {} };
  expect(mergeLocalAnswers(removed, { ...theirs, dynamicData: photos('a', 'c') })).toMatchObject({ answers: photos('c'), others: [] });
  const nothingLeft = mergeLocalAnswers(removed, { ...theirs, dynamicData: photos('a') });
  expect([nothingLeft?.answers, nothingLeft?.putBack]).toEqual([{}, ['photos']]);
});

test('a file that was left out after a save whose answer never came is not brought back from there', () => {
  const removed = { ...chosen, answers: photos('a'), triedFiles: ['a', 'b'] };
  expect(mergeLocalAnswers(removed, { ...theirs, dynamicData: photos('a', 'b', 'c') })?.answers).toEqual(photos('a', 'c'));
  expect(
    mergeLocalAnswers({ ...chosen, triedFiles: ['a', 'b'] }, { ...theirs, dynamicData: photos('a') })?.answers,
    'it did not arrive',
  ).toEqual(photos('a', 'b'));
});

test('files of saves without an answer are remembered until the server has answers', () => {
  keepAnswers('ann', 'claim', { ...chosen, submissionId: 's', triedFiles: ['b'] });
  keepAnswers('ann', 'claim', { ...chosen, submissionId: 's', at: at + 1 });
  expect(readAnswers('ann', 'claim', at, 's')?.triedFiles).toEqual(['b']);
  acknowledgeAnswers('ann', 'claim', { until: at + 1, keptAs: 's', submissionId: 's', version: 2, answers: {} });
  keepAnswers('ann', 'claim', { ...chosen, submissionId: 's' });
  expect(readAnswers('ann', 'claim', at, 's')?.triedFiles).toEqual([]);
});

test.each([{ savedFiles: 4 }, { before: 4 }, { triedFiles: {} }, { unsaved: 'note' }, { answers: 'none' }])(
  'what is kept in another shape is thrown away: %j',
  (wrong) => {
    localStorage.setItem(nameOf('ann', 'claim'), JSON.stringify({ ...kept, ...wrong }));
    expect(readAnswers('ann', 'claim', at)).toBeNull();
    expect(localStorage.length).toBe(0);
  },
);

test('where the question takes fewer files than both sides have, both answers are there to choose from', () => {
  const added = { ...theirs, dynamicData: photos('a', 'c') };
  expect(mergeLocalAnswers(chosen, added, { maxFilesAt: () => 2 })).toEqual({
    answers: photos('a', 'b'),
    putBack: ['photos'],
    others: [{ question: 'photos', answer: photos('a', 'c').photos }],
    page: 1,
  });
});

test('an older answer to a question that has none elsewhere is put back', () => {
  expect(mergeLocalAnswers(kept, later)).toEqual({ answers: { ...theirs.dynamicData, note: 'here' }, putBack: ['note'], others: [] });
});

test('without a change meanwhile, or without stored answers, what is kept is all there is, also where the clock of the device is behind', () => {
  const all = { answers: kept.answers, putBack: kept.unsaved, others: [], page: 1 };
  const same = { ...all };
  expect([mergeLocalAnswers(kept, { ...later, version: 1 }), mergeLocalAnswers(kept, null)]).toEqual([same, all]);
});

test('an answer that the server still has as it was is replaced by the one given here, whichever clock is behind', () => {
  const answered = { ...kept, answers: { price: '12' }, unsaved: ['price', 'note'], before: { price: 'new', note: 'gone' } };
  const there = { ...later, dynamicData: { make: 'Varden', price: 'new', note: 'gone' } };
  expect(mergeLocalAnswers(answered, there)).toEqual({ answers: { make: 'Varden', price: '12' }, putBack: ['price', 'note'], others: [] });
});

test('an answer given on both sides since they had the same is named; one that was deleted elsewhere is put back', () => {
  const both = { ...kept, answers: { price: '12', note: 'here' }, unsaved: ['price', 'note'], before: { price: 'old', note: 'old' } };
  expect(mergeLocalAnswers(both, { ...later, dynamicData: { price: 'new' } })).toEqual({
    answers: { price: 'new', note: 'here' },
    putBack: ['note'],
    others: [{ question: 'price', answer: '12' }],
  });
});

test('what was typed while a save was on its way is compared with what that save stored', () => {
  const typed = { ...kept, answers: { price: '123' }, unsaved: ['price'], before: { price: '' }, submissionId: 's' };
  keepAnswers('ann', 'claim', typed);
  acknowledgeAnswers('ann', 'claim', { until: at - 1, keptAs: 's', submissionId: 's', version: 2, answers: { price: '12' } });
  expect(readAnswers('ann', 'claim', at, 's')).toMatchObject({ answers: { price: '123' }, before: { price: '12' }, triedKeys: [] });
});

test('what that save stored is no answer of now any more', () => {
  const typed = { ...kept, answers: { price: '12', note: 'new' }, unsaved: ['price', 'note'], submissionId: 's' };
  keepAnswers('ann', 'claim', typed);
  acknowledgeAnswers('ann', 'claim', { until: at - 1, keptAs: 's', submissionId: 's', version: 2, answers: { price: '12' } });
  expect(readAnswers('ann', 'claim', at, 's')).toMatchObject({ unsaved: ['note'], before: { note: null } });
});

test('after a save of which no answer came, what the server has as before may have been changed back elsewhere: it is named', () => {
  const answered = { ...kept, answers: { price: 'yes' }, unsaved: ['price'], before: { price: 'no' } };
  const there = { ...theirs, version: 3, dynamicData: { price: 'no' } };
  expect(mergeLocalAnswers({ ...answered, triedKeys: ['lost'] }, there)?.others).toEqual([{ question: 'price', answer: 'no' }]);
  expect(mergeLocalAnswers({ ...answered, triedKeys: [] }, there)?.others).toEqual([]);
});

test('a save of which no answer came was not stored where the only version since is that of another save', () => {
  const answered = { ...kept, answers: { price: 'yes' }, unsaved: ['price'], before: { price: 'no' }, triedKeys: ['lost'] };
  const there = { ...theirs, lastKey: 'theirs', dynamicData: { price: 'no' } };
  expect(mergeLocalAnswers(answered, there)).toMatchObject({ answers: { price: 'yes' }, putBack: ['price'], others: [] });
  const { version: _, ...unstored } = answered;
  expect(mergeLocalAnswers({ ...unstored, before: { price: null } }, { ...there, version: 1, dynamicData: {} })?.others).toEqual([]);
});

test('a save that the server refused stored nothing', () => {
  keepAnswers('ann', 'claim', { ...kept, submissionId: 's', triedKeys: ['lost', 'refused'] });
  refuseAnswers('ann', 'claim', { submissionId: 's', key: 'refused' });
  expect(readAnswers('ann', 'claim', at, 's')?.triedKeys).toEqual(['lost']);
  keepAnswers('ann', 'claim', { ...kept, submissionId: 's' });
  expect(readAnswers('ann', 'claim', at, 's')?.triedKeys).toEqual(['lost']);
});

test('what was sent for good is left alone', () => {
  expect(mergeLocalAnswers(kept, { ...theirs, version: 1, status: 'Done' })).toBeNull();
  expect(mergeLocalAnswers(kept, { ...theirs, version: 1, status: 'Done' }, { sentAnew: true })).toMatchObject({ answers: kept.answers });
  expect(mergeLocalAnswers(kept, { ...theirs, version: 2, status: 'Done' }, { sentAnew: true })).toBeNull();
});

test('the step at which a form was left counts in a draft; in one that was sent only with what was written in it', () => {
  const left = { ...kept, page: 1, unsaved: [] };
  const open = (status: 'Draft' | 'Done', unsaved: readonly string[] = []) =>
    mergeLocalAnswers({ ...left, unsaved }, { ...theirs, version: 1, status }, { sentAnew: true })?.page;
  expect([open('Draft'), open('Done'), open('Done', kept.unsaved)]).toEqual([1, undefined, 1]);
});

test('kept without names, every answer counts as given here; an older one is too old to compare', () => {
  const { unsaved: _, ...nameless } = kept;
  expect(mergeLocalAnswers(nameless, theirs)).toMatchObject({ answers: { ...kept.answers, colour: 'red' } });
  expect(mergeLocalAnswers(nameless, later)).toBeNull();
});

test('a save of one window does not make the device forget, or take for saved, what another window kept', () => {
  const other = { ...kept, by: 'another document' };
  localStorage.setItem(nameOf('ann', 'claim'), JSON.stringify(other));
  for (const until of [at - 1, at]) {
    acknowledgeAnswers('ann', 'claim', { until, submissionId: 's', version: 2, answers: {} });
    expect(readAnswers('ann', 'claim', at)).toEqual(other);
  }
  expect(keepAnswers('ann', 'claim', kept)).toBe('changed-elsewhere');
  expect([readAnswers('ann', 'claim', at), localNames().length]).toEqual([other, 1]);
});

test('what is too old, or unreadable, is thrown away for every person; nothing else is', () => {
  keepAnswers('ann', 'claim', { ...kept, at: at - 31 * 86_400_000 });
  keepAnswers('ben', 'claim', { ...kept, at: at - 29 * 86_400_000 });
  localStorage.setItem(nameOf('eve', 'claim'), 'no json');
  localStorage.setItem('language', 'cy');
  sweepAnswers(at);
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['language', nameOf('ben', 'claim')]);
});

test('what was kept before a submission had an id is no other claim’s', () => {
  keepAnswers('ann', 'claim', { answers: { make: 'first' }, page: 0, at });
  const newId = readAnswers('ann', 'claim', at)?.newId;
  const opened = (submissionId: string | undefined, addressed: boolean) =>
    localAnswersOf('ann', { formSlug: 'claim', submissionId, addressed }, at)[0]?.answers;
  expect(opened('second', true)).toBeUndefined();
  expect(opened(undefined, false)).toEqual({ make: 'first' });
  expect(opened(newId, true)).toEqual({ make: 'first' });
  keepAnswers('ann', 'claim', { answers: { make: 'second' }, page: 0, submissionId: 'second', at });
  expect([opened(newId, true), opened('second', true), opened('third', true)]).toEqual([{ make: 'first' }, { make: 'second' }, undefined]);
  expect(readAnswers('ann', 'claim', at)).toBeNull();
});

test('answers count as kept on this device or on the server, and not where the device refused the newest', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new Error('full');
    },
  });
  expect(areAnswersSafe('ann', 'vehicle')).toBe(true);
  keepAnswers('ann', 'vehicle', { ...kept, at });
  expect(areAnswersSafe('ann', 'vehicle')).toBe(false);
  acknowledgeAnswers('ann', 'vehicle', { until: at - 1, submissionId: 's', version: 2, answers: {} });
  expect(areAnswersSafe('ann', 'vehicle')).toBe(false);
  acknowledgeAnswers('ann', 'vehicle', { until: at, submissionId: 's', version: 2, answers: {} });
  expect(areAnswersSafe('ann', 'vehicle')).toBe(true);
  keepAnswers('ann', 'vehicle', { ...kept, at });
  vi.unstubAllGlobals();
  keepAnswers('ann', 'vehicle', { ...kept, at });
  expect(areAnswersSafe('ann', 'vehicle')).toBe(true);
});
