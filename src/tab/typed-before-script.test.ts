// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storedOfPersonInTab } from './stored-in-tab.ts';
import { forgetTypedInForm, typedBeforeScript, typingPlace } from './typed-before-script.ts';

const kept = storedOfPersonInTab('typing');
const typed = [['model', 0, 'Tern', false, '']] as const;
const place = typingPlace('link for a', new URL('https://portal.example/form-fill/feedback?utm_source=mail#step-2'));

/** As the inline loader does when the document is left. */
const note = (before = 0): void => kept.keep(JSON.stringify([place, typed, Date.now() - before]));

beforeEach(() => kept.forget());

test('what was typed is there for the same person at the same address alone, until it is forgotten', () => {
  expect([place, typedBeforeScript(place)]).toEqual(['link for a /form-fill/feedback?utm_source=mail', []]);
  note();
  expect([
    typedBeforeScript(place),
    typedBeforeScript('link for b /form-fill/feedback?utm_source=mail'),
    typedBeforeScript(undefined),
  ]).toEqual([typed, [], []]);
  forgetTypedInForm('vehicle');
  expect(typedBeforeScript(place)).toEqual(typed);
  forgetTypedInForm('feedback');
  expect(typedBeforeScript(place)).toEqual([]);
});

test.each([
  '',
  'null',
  '{}',
  '[1,2,3]',
  JSON.stringify([place, 'typed', Date.now()]),
  JSON.stringify([place, [['model', '0', 'Tern', false, '']], Date.now()]),
])('what the portal has not written (%s) is nothing that was typed', (stored) => {
  kept.keep(stored);
  expect(typedBeforeScript(place)).toEqual([]);
  expect(() => forgetTypedInForm('feedback')).not.toThrow();
});

test('what is older than ten minutes is forgotten', () => {
  note(10 * 60_000 + 1);
  expect([typedBeforeScript(place), kept.read()]).toEqual([[], null]);
});
