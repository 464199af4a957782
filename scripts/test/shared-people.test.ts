import { expect, test } from 'vitest';
import { sharedPeople } from './shared-people.ts';

const spec = (file: string, changed: readonly string[]) => ({
  title: 'sends a form',
  file,
  line: 7,
  tests: [{ status: 'expected', results: [], annotations: changed.map((description) => ({ type: 'changes', description })) }],
});

const sources = new Map([
  ['hub.journey.ts', "'megan@example.org' 'owen@example.org'"],
  ['forms.journey.ts', "'megan@example.org'"],
]);

test('a person whom one file changes and another names is reported with both files, once', () => {
  const report = {
    suites: [{ title: 'hub.journey.ts', specs: [spec('hub.journey.ts', ['megan@example.org', 'megan@example.org', 'owen@example.org'])] }],
  };
  expect(sharedPeople(report, sources)).toEqual([
    'megan@example.org is changed by hub.journey.ts and used by forms.journey.ts: give one of them a copy of its own (ownCopy).',
  ]);
});

test('a person is recognised by number, id and name too', () => {
  const email = 'tomasz.nowak@example.org';
  const report = { suites: [{ title: 'booking.journey.ts', specs: [spec('booking.journey.ts', [email])] }] };
  const named = ['NG-102955', '4e470001-0006-4c1a-9f00-000000000006', 'Tomasz Nowak'];
  const [found] = sharedPeople(report, new Map(named.map((name) => [`${name}.journey.ts`, `'${name}'`])));
  expect(found).toContain(named.map((name) => `${name}.journey.ts`).join(', '));
});

test('a copy of a person is another person', () => {
  const report = { suites: [{ title: 'hub.journey.ts', specs: [spec('hub.journey.ts', ['megan@example.org'])] }] };
  expect(sharedPeople(report, new Map([['forms.journey.ts', "ownCopy('megan@example.org', 'forms')"]]))).toEqual([]);
});

test('who is only looked at may be shared', () => {
  expect(sharedPeople({ suites: [{ title: 'hub.journey.ts', specs: [spec('hub.journey.ts', [])] }] }, sources)).toEqual([]);
});
