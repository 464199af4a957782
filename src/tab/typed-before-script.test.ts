// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storedOfPersonInTab } from './stored-in-tab.ts';
import { forgetTypedBeforeScript, forgetTypedInSubmission, keepTypedBeforeScript, typedBeforeScript } from './typed-before-script.ts';
import { typingPlace } from './typing-place.ts';

const kept = storedOfPersonInTab('typing');
const typed = [
  ['\nmodel 0\nINPUT 0', 'Tern', false, ''],
  ['\nfuel 0\nradio diesel 0', 'diesel', true, false],
] as const;
const placeOf = (path: string, keeper?: string): string => typingPlace(keeper, new URL(path, 'https://portal.example'));
const place = placeOf('/form-fill/feedback?utm_source=mail#step-2', 'link for a');

/** As the inline loader does when documents at these places were left. */
const note = (places: readonly string[], before = 0): void =>
  kept.keep(JSON.stringify(Object.fromEntries(places.map((one) => [one, [typed, Date.now() - before]]))));

beforeEach(() => kept.forget());

test('what was typed is there for the same person at the same address alone, until it is forgotten', () => {
  expect([place, typedBeforeScript(place)]).toEqual(['link for a /form-fill/feedback?utm_source=mail', []]);
  const other = placeOf('/form-fill/feedback?utm_source=mail', 'link for b');
  note([place]);
  expect([typedBeforeScript(place), typedBeforeScript(other), typedBeforeScript(undefined)]).toEqual([typed, [], []]);
  forgetTypedBeforeScript(other);
  keepTypedBeforeScript(place, ([key]) => key.includes('model'));
  expect(typedBeforeScript(place)).toEqual([typed[0]]);
  forgetTypedBeforeScript(place);
  expect([typedBeforeScript(place), kept.read()]).toEqual([[], null]);
});

test('with a submission that is deleted what was typed in its form is forgotten, but for another submission of the form', () => {
  const places = ['/form/feedback', '/form/feedback?submissionId=s', '/form/feedback?submissionId=other', '/form/vehicle'].map((path) =>
    placeOf(path, 'ann'),
  );
  note(places);
  forgetTypedInSubmission('feedback', 's');
  expect(places.map((one) => typedBeforeScript(one).length)).toEqual([0, 0, 2, 2]);
});

test.each([
  '',
  'null',
  '{}',
  '[1,2,3]',
  JSON.stringify({ [place]: ['typed', Date.now()] }),
  JSON.stringify({ [place]: [[['model', 0, 'Tern', false, '']], Date.now()] }),
  JSON.stringify({ [place]: [typed, 1e300] }),
])('what the portal has not written (%s) is nothing that was typed', (stored) => {
  kept.keep(stored);
  expect(typedBeforeScript(place)).toEqual([]);
  expect(() => forgetTypedInSubmission('feedback', 's')).not.toThrow();
});

test('what is older than ten minutes is forgotten', () => {
  note([place], 10 * 60_000 + 1);
  expect(typedBeforeScript(place)).toEqual([]);
});
