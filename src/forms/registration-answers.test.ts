// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { nameOf } from './keep-answers.ts';
import {
  discardRegistration,
  forgetRegistration,
  hasEarlierFormChanged,
  isOvertaken,
  keepRegistration,
  noteEarlierForm,
  registrationAnswers,
} from './registration-answers.ts';

beforeEach(() => localStorage.clear());

const slug = 'registration-form-first-page';
const at = Date.parse('2026-11-21T14:05:00Z');
const given = (answers: Readonly<Record<string, string>>, more: object = {}) => ({
  answers,
  unsaved: Object.keys(answers),
  page: 0,
  at,
  ...more,
});
const opened = () => registrationAnswers('Register', slug, at);
/** As another window of this device keeps them. */
const otherWindow = (answers: Readonly<Record<string, string>>, version: number, more: object = {}) =>
  localStorage.setItem(nameOf('Register', slug), JSON.stringify({ ...given(answers, { at: at - 60_000, version, ...more }), by: 'other' }));

test('of one window, what was kept last is all there is, with a version that rises', () => {
  expect(opened()).toBeNull();
  for (const name of ['Si', 'Sian']) expect(keepRegistration('Register', slug, given({ name }))).toBe('kept');
  expect(opened()).toEqual({ answers: { name: 'Sian' }, putBack: [], others: [], page: 0, version: 2 });
});

test('a window that knows what another one kept goes on from there', () => {
  otherWindow({ name: 'Ann' }, 7);
  expect(keepRegistration('Register', slug, given({ name: 'Anna' }, { version: opened()?.version }))).toBe('kept');
  expect(opened()).toMatchObject({ answers: { name: 'Anna' }, version: 8 });
});

test('a window that does not keeps its answers beside; opened again, the form has both sides, and names what differs', () => {
  expect(keepRegistration('Register', slug, given({ name: 'Sian' }))).toBe('kept');
  otherWindow({ name: 'Ann', city: 'Barry' }, 2);
  expect(isOvertaken('Register', slug, 1)).toBe(true);
  expect(keepRegistration('Register', slug, given({ name: 'Sian', email: 's@example.org' }, { version: 1 }))).toBe('changed-elsewhere');
  expect(JSON.parse(localStorage.getItem(nameOf('Register', slug)) ?? '')).toMatchObject({ answers: { name: 'Ann' } });
  const both = opened();
  expect(both).toEqual({
    answers: { name: 'Sian', city: 'Barry', email: 's@example.org' },
    putBack: ['name', 'email'],
    others: [{ question: 'name', answer: 'Ann' }],
    page: 0,
    version: 2,
  });
  expect(opened(), 'until it is changed, the next opening shows both again').toEqual(both);
  expect(keepRegistration('Register', slug, given({ name: 'Sian' }, { version: both?.version }))).toBe('kept');
  expect(opened()?.others).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

test('a question that only the other window answered anew is not put back', () => {
  otherWindow({ name: 'Ann', city: 'Barry' }, 2);
  keepRegistration('Register', slug, given({ name: 'Old', email: 's@example.org' }, { version: 1, unsaved: ['email'] }));
  expect(opened()).toMatchObject({ answers: { name: 'Ann', city: 'Barry', email: 's@example.org' }, others: [] });
});

test('discarding leaves what another window wrote since; a registration that is through leaves nothing', () => {
  otherWindow({ name: 'Ann' }, 2);
  keepRegistration('Register', slug, given({ name: 'Sian' }, { version: 1 }));
  discardRegistration('Register', slug, 1);
  expect(opened()).toMatchObject({ answers: { name: 'Ann' }, others: [] });
  keepRegistration('Register', slug, given({ name: 'Sian' }, { version: 1 }));
  forgetRegistration('Register', slug);
  expect(localStorage).toHaveLength(0);
});

test('details are not sent with a first form that another window has changed since they were opened', () => {
  keepRegistration('Register', slug, given({ name: 'Sian' }));
  noteEarlierForm('Register', slug);
  keepRegistration('Register', slug, given({ name: 'Siân' }));
  expect(hasEarlierFormChanged('Register', slug), 'its own change').toBe(false);
  otherWindow({ name: 'Ann' }, 9);
  expect(hasEarlierFormChanged('Register', slug)).toBe(true);
  noteEarlierForm('Register', slug);
  expect(hasEarlierFormChanged('Register', slug)).toBe(false);
});
