// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Submission } from '#schemas/api';
import { nameOf } from './answers-in-storage.ts';
import { deviceName, forgetEarlierForm, hasEarlierFormChanged, isStaleOnDevice, keepOnDevice, noteEarlierForm } from './device-answers.ts';
import { deviceAnswers } from './opened-device-answers.ts';
import { forgetAnswers, forgetOnDevice } from './local-answers.ts';

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
const opened = () => deviceAnswers('Register', slug, at);
/** As another window of this device keeps them. */
const otherWindow = (answers: Readonly<Record<string, string>>, version: number, more: object = {}) =>
  localStorage.setItem(nameOf('Register', slug), JSON.stringify({ ...given(answers, { at: at - 60_000, version, ...more }), by: 'other' }));

test('of one window, what was kept last is all there is, with a version that rises', () => {
  expect(opened()).toBeNull();
  for (const name of ['Si', 'Sian']) expect(keepOnDevice('Register', slug, given({ name }))).toBe('kept');
  expect(opened()).toEqual({ answers: { name: 'Sian' }, putBack: [], others: [], page: 0, version: 2 });
});

test('answers by a link are kept by this device alone, apart for each version of what was sent before; those of a form that is a draft are not', () => {
  const link = { token: 't', accountId: 'a', keeper: 'link for a', submission: null };
  const sent = (version: number) => ({ ...link, submission: { id: 's', version } as Submission });
  expect(deviceName({}, slug)).toBeUndefined();
  expect(deviceName({ link }, slug)).toBe(slug);
  expect(deviceName({ link: sent(1) }, slug)).not.toBe(deviceName({ link: sent(2) }, slug));
});

test('what is kept of another submission of the form is not beside it', () => {
  expect(keepOnDevice('link for a', `${slug}/s.1`, given({ name: 'Sent' }))).toBe('kept');
  localStorage.setItem(nameOf('link for a', `${slug}/s.1`, 'other'), JSON.stringify({ ...given({ name: 'Beside' }), by: 'other' }));
  expect(deviceAnswers('link for a', slug, at)).toBeNull();
  expect(deviceAnswers('link for a', `${slug}/s.1`, at)?.others).toHaveLength(1);
});

test('a window that knows what another one kept goes on from there', () => {
  otherWindow({ name: 'Ann' }, 7);
  expect(keepOnDevice('Register', slug, given({ name: 'Anna' }, { version: opened()?.version }))).toBe('kept');
  expect(opened()).toMatchObject({ answers: { name: 'Anna' }, version: 8 });
});

test('a window that does not keeps its answers beside; opened again, the form has both sides, and names what differs', () => {
  expect(keepOnDevice('Register', slug, given({ name: 'Sian' }))).toBe('kept');
  otherWindow({ name: 'Ann', city: 'Barry' }, 2);
  expect(isStaleOnDevice('Register', slug, 1)).toBe(true);
  expect(keepOnDevice('Register', slug, given({ name: 'Sian', email: 's@example.org' }, { version: 1 }))).toBe('changed-elsewhere');
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
  expect(keepOnDevice('Register', slug, given({ name: 'Sian' }, { version: both?.version }))).toBe('kept');
  expect(opened()?.others).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

test('a question that only the other window answered anew is not put back', () => {
  otherWindow({ name: 'Ann', city: 'Barry' }, 2);
  keepOnDevice('Register', slug, given({ name: 'Old', email: 's@example.org' }, { version: 1, unsaved: ['email'] }));
  expect(opened()).toMatchObject({ answers: { name: 'Ann', city: 'Barry', email: 's@example.org' }, others: [] });
});

test('discarding leaves what another window wrote since; a registration that is through leaves nothing', () => {
  otherWindow({ name: 'Ann' }, 2, { at: at - 30_000 });
  keepOnDevice('Register', slug, given({ name: 'Sian' }, { version: 1 }));
  forgetAnswers('Register', slug);
  expect(opened()).toMatchObject({ answers: { name: 'Ann' }, others: [] });
  keepOnDevice('Register', slug, given({ name: 'Sian' }, { version: 1 }));
  forgetOnDevice('Register', slug);
  expect(localStorage).toHaveLength(0);
});

test('details are not sent with a first form that another window has changed since they were opened', () => {
  keepOnDevice('Register', slug, given({ name: 'Sian' }));
  noteEarlierForm('Register', slug);
  keepOnDevice('Register', slug, given({ name: 'Siân' }));
  expect(hasEarlierFormChanged('Register', slug), 'its own change').toBe(false);
  otherWindow({ name: 'Ann' }, 9);
  expect(hasEarlierFormChanged('Register', slug)).toBe(true);
  noteEarlierForm('Register', slug);
  expect(hasEarlierFormChanged('Register', slug)).toBe(false);
});

test('with the details, the first form is forgotten as it was when they were opened; what another window changed since stays', () => {
  otherWindow({ name: 'Sian' }, 3);
  noteEarlierForm('Register', slug);
  otherWindow({ name: 'Dilys' }, 4);
  forgetEarlierForm('Register', slug);
  expect(opened()?.answers).toEqual({ name: 'Dilys' });
  noteEarlierForm('Register', slug);
  forgetEarlierForm('Register', slug);
  expect(opened()).toBeNull();
});
