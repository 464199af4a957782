import { expect, test } from 'vitest';
import { answersToSend } from './answers-to-send.ts';
import { prepareForm } from './prepare-form.ts';

const elements = [
  { type: 'fullname', name: 'who', savingBehaviour: 'Unwrap', isRequired: true },
  { type: 'multipletext', name: 'car', savingBehaviour: 0, items: [{ name: 'make' }, { name: 'model' }] },
  { type: 'text', name: 'secret', savingBehaviour: 'Ignore', isRequired: true },
  { type: 'text', name: 'town', savingBehaviour: 'Other' },
];
const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
const answered = {
  who: { firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee' },
  car: { make: 'Ford', model: 'Focus' },
  secret: 'x',
  town: 'Barry',
};
const stored = { firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee', make: 'Ford', model: 'Focus', town: 'Barry' };
const send = (answers: object, isStored = true, all: readonly object[] = elements) =>
  answersToSend({ elements: all }, { ...words, answers: answers as Record<string, unknown>, isStored });

test('what is stored is without ignored answers, and has the parts of unwrapped ones by their own names; what is sent is whole', () => {
  expect(send(answered)).toEqual({ answers: stored, errors: [] });
  expect(send(answered, false)).toEqual({ answers: answered, errors: [] });
});

test('an ignored answer is asked for and validated all the same', () => {
  const { secret: _, ...without } = answered;
  expect(send(without).errors).toMatchObject([{ question: 'secret' }]);
  expect(send({ ...answered, secret: { no: 'text' } }).errors).toMatchObject([{ question: 'secret' }]);
});

test.each(['fill', 'read'] as const)('stored parts are the answers of their questions again: %s', (purpose) => {
  const { model } = prepareForm({ elements }, purpose, { ...words, answers: stored });
  const { secret: _, ...whole } = answered;
  expect(model.data).toEqual(whole);
});

test('a draft, whose answers are whole, is not touched, and an edit is stored as the first time', () => {
  const draft = { ...answered, firstName: 'not mine' };
  expect(prepareForm({ elements }, 'fill', { ...words, answers: draft }).model.data).toEqual(draft);
  expect(send({ ...stored, secret: 'again' }).answers).toEqual(stored);
});

test('where a part is the name of another answer, nothing is unwrapped', () => {
  const other = [...elements, { type: 'text', name: 'make' }];
  expect(send({ ...answered, make: 'mine' }, true, other).answers).toMatchObject({ car: answered.car, make: 'mine' });
});

test('of two answers whose parts have one name neither is unwrapped: the second would take the place of the first', () => {
  const other = [...elements, { type: 'fullname', name: 'partner', savingBehaviour: 'Unwrap' }];
  const partner = { firstName: 'Ben', lastName: 'Lee', fullName: 'Ben Lee' };
  const { answers: kept } = send({ ...answered, partner }, true, other);
  expect(kept).toEqual({ who: answered.who, partner, make: 'Ford', model: 'Focus', town: 'Barry' });
  const { model } = prepareForm({ elements: other }, 'fill', { ...words, answers: kept });
  expect(model.data).toMatchObject({ who: answered.who, partner });
});

test('a part that the form computes, or a trigger sets, is not unwrapped either', () => {
  const form = {
    elements: [{ type: 'multipletext', name: 'car', savingBehaviour: 0, items: [{ name: 'make' }] }],
    calculatedValues: [{ name: 'make', expression: "'computed'", includeIntoResult: true }],
  };
  const car = { make: 'Ford' };
  expect(answersToSend(form, { ...words, answers: { car }, isStored: true }).answers).toEqual({ car, make: 'computed' });
});

test('with an ignored answer goes what was written beside its choices', () => {
  const asked = [{ type: 'radiogroup', name: 'how', choices: ['a'], showOtherItem: true, savingBehaviour: 'Ignore' }];
  expect(send({ how: 'other', 'how-Comment': 'a secret' }, true, asked)).toEqual({ answers: {}, errors: [] });
});
