// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storedOfPersonInTab } from './stored-in-tab.ts';
import { forgetTypedBeforeScript, keepTypedBeforeScript, sweepTypedBeforeScript, typedBeforeScript } from './typed-before-script.ts';
import { typingPlace } from './typing-place.ts';

const stored = storedOfPersonInTab('typing');
const typedAt = (at: number) =>
  [
    ['\nmodel 0\nINPUT 0', 'Tern', false, '', at],
    ['\nfuel 0\nradio diesel 0', 'diesel', true, false, at],
  ] as const;
const placeOf = (path: string, keeper?: string): string => typingPlace(keeper, new URL(path, 'https://portal.example'));
const place = placeOf('/form-fill/feedback?utm_source=mail#step-2', 'link for a');

/** As the inline loader does when documents at these places were left. */
const note = (places: readonly string[], before = 0): void =>
  stored.keep(JSON.stringify(Object.fromEntries(places.map((one) => [one, typedAt(Date.now() - before)]))));

beforeEach(() => stored.forget());

test('what was typed is there for the same person and form alone, until it is forgotten', () => {
  expect([place, typedBeforeScript(place)]).toEqual(['link for a /form-fill/feedback', []]);
  const other = placeOf('/form-fill/feedback', 'link for b');
  note([place]);
  expect([typedBeforeScript(place).length, typedBeforeScript(other)]).toEqual([2, []]);
  forgetTypedBeforeScript('link for b', () => true);
  keepTypedBeforeScript(place, ([key]) => key.includes('model'));
  expect(typedBeforeScript(place).map(([, value]) => value)).toEqual(['Tern']);
  forgetTypedBeforeScript('link for a', ({ pathname }) => pathname === '/form-fill/feedback');
  expect([typedBeforeScript(place), stored.read()]).toEqual([[], null]);
});

test('an address is the same one whatever else is in its query, in any order', () => {
  expect([
    placeOf('/page/registration?utm_source=m&tab=0&fbclid=x', 'ann'),
    placeOf('/page/registration?tab=0&utm_source=m', 'ann'),
  ]).toEqual(['ann /page/registration?tab=0', 'ann /page/registration?tab=0']);
});

test.each([
  '',
  'null',
  '{}',
  '[1,2,3]',
  JSON.stringify({ [place]: 'typed' }),
  JSON.stringify({ [place]: [['model', 0, 'Tern', false, '']], 'x //': typedAt(Date.now()) }),
  JSON.stringify({ [place]: typedAt(1e300) }),
])('what the portal has not written (%s) is nothing that was typed', (written) => {
  stored.keep(written);
  expect(typedBeforeScript(place)).toEqual([]);
  expect(() => forgetTypedBeforeScript('x', () => true)).not.toThrow();
});

test('what is older than ten minutes does not stay in the tab', () => {
  note([place], 10 * 60_000 + 1);
  expect(typedBeforeScript(place)).toEqual([]);
  sweepTypedBeforeScript();
  expect(stored.read()).toBeNull();
});
