// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Submission } from '#schemas/api';
import { nameOf } from './answers-in-storage.ts';
import { deviceName } from './device-answers.ts';
import { isChangedElsewhere, keepAnswers, noteRead } from './keep-answers.ts';
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
const otherWindow = (answers: Readonly<Record<string, string>>, minutesAgo: number) =>
  localStorage.setItem(nameOf('Register', slug), JSON.stringify({ ...given(answers, { at: at - minutesAgo * 60_000 }), by: 'other' }));

test('of one window, what was kept last is all there is', () => {
  expect(opened()).toBeNull();
  for (const name of ['Si', 'Sian']) expect(keepAnswers('Register', slug, given({ name }))).toBe('kept');
  expect(opened()).toEqual({ answers: { name: 'Sian' }, putBack: [], others: [], page: 0 });
});

test('answers by a link are kept by this device alone, apart for each version of what was sent before; those of a form that is a draft are not', () => {
  const link = { token: 't', accountId: 'a', keeper: 'link for a', submission: null };
  const sent = (version: number) => ({ ...link, submission: { id: 's', version } as Submission });
  expect(deviceName({}, slug)).toBeUndefined();
  expect(deviceName({ link }, slug)).toBe(slug);
  expect(deviceName({ link: sent(1) }, slug)).not.toBe(deviceName({ link: sent(2) }, slug));
});

test('what is kept of another submission of the form is not beside it', () => {
  expect(keepAnswers('link for a', `${slug}/s.1`, given({ name: 'Sent' }))).toBe('kept');
  localStorage.setItem(nameOf('link for a', `${slug}/s.1`, 'other'), JSON.stringify({ ...given({ name: 'Beside' }), by: 'other' }));
  expect(deviceAnswers('link for a', slug, at)).toBeNull();
  expect(deviceAnswers('link for a', `${slug}/s.1`, at)?.others).toHaveLength(1);
});

test('a window that knows what another one kept goes on from there', () => {
  otherWindow({ name: 'Ann' }, 7);
  opened();
  expect(isChangedElsewhere('Register', slug)).toBe(false);
  expect(keepAnswers('Register', slug, given({ name: 'Anna' }))).toBe('kept');
  expect(opened()).toMatchObject({ answers: { name: 'Anna' } });
});

test('a window that does not know it writes nothing over it', () => {
  expect(keepAnswers('Register', slug, given({ name: 'Sian' }))).toBe('kept');
  otherWindow({ name: 'Ann', city: 'Barry' }, 2);
  expect(isChangedElsewhere('Register', slug)).toBe(true);
  expect(keepAnswers('Register', slug, given({ name: 'Sian' }))).toBe('changed-elsewhere');
  expect(opened()).toMatchObject({ answers: { name: 'Ann', city: 'Barry' }, others: [] });
});

test('of several windows, as they were kept before decision 0029, the newest counts, and what differs is beside; the next change puts an end to that', () => {
  otherWindow({ name: 'Ann', city: 'Barry' }, 2);
  const beside = { ...given({ name: 'Sian', email: 's@example.org' }), at: at + 1000, by: 'older' };
  localStorage.setItem(`${nameOf('Register', slug)}/older`, JSON.stringify(beside));
  const both = opened();
  expect(both).toMatchObject({
    answers: { name: 'Sian', email: 's@example.org' },
    others: [
      { question: 'name', answer: 'Ann' },
      { question: 'city', answer: 'Barry' },
    ],
  });
  expect(opened(), 'until it is changed').toEqual(both);
  expect(keepAnswers('Register', slug, given({ name: 'Sian' }))).toBe('kept');
  expect(opened()?.others).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

test('discarding leaves what another window wrote since; a registration that is through leaves nothing', () => {
  otherWindow({ name: 'Ann' }, 2);
  keepAnswers('Register', slug, given({ name: 'Sian' }));
  forgetAnswers('Register', slug);
  expect(opened()).toMatchObject({ answers: { name: 'Ann' }, others: [] });
  keepAnswers('Register', slug, given({ name: 'Sian' }));
  forgetOnDevice('Register', slug);
  expect(localStorage).toHaveLength(0);
});

test('details are not sent with a first form that another window has changed since they were opened', () => {
  keepAnswers('Register', slug, given({ name: 'Sian' }));
  noteRead('Register', slug);
  keepAnswers('Register', slug, given({ name: 'Siân' }));
  expect(isChangedElsewhere('Register', slug), 'its own change').toBe(false);
  otherWindow({ name: 'Ann' }, 9);
  expect(isChangedElsewhere('Register', slug)).toBe(true);
  noteRead('Register', slug);
  expect(isChangedElsewhere('Register', slug)).toBe(false);
});

test('with the details, the first form is forgotten as it was when they were opened; what another window changed since stays', () => {
  otherWindow({ name: 'Sian' }, 3);
  noteRead('Register', slug);
  otherWindow({ name: 'Dilys' }, 4);
  forgetAnswers('Register', slug);
  expect(opened()?.answers).toEqual({ name: 'Dilys' });
  noteRead('Register', slug);
  forgetAnswers('Register', slug);
  expect(opened()).toBeNull();
});
