import { expect, test } from 'vitest';
import { createChance } from '../../tests/support/seed.ts';
import { sampledJourneys } from './sampled-journeys.ts';

const spec = (title: string) => ({ title, file: '', line: 7, tests: [] });
const hub = {
  title: 'hub.journey.ts',
  specs: [spec('first')],
  suites: [{ title: 'northgate', specs: Array.from({ length: 300 }, (_, number) => spec(`next ${number}`)) }],
};
const report = { suites: [hub] };
const none = new Map<string, string>();

test('the first journey of each file is always run, and of the others one in so many, another each time', () => {
  const samples = Array.from({ length: 60 }, (_, seed) => sampledJourneys(report, { sources: none, oneIn: 3, chance: createChance(seed) }));
  for (const sample of samples) {
    expect(sample[0]).toBe('hub.journey.ts › first');
    expect(sample.length).toBeGreaterThan(60);
    expect(sample.length).toBeLessThan(140);
  }
  expect(new Set(samples.flat()).size).toBe(301);
});

test('of journeys that follow on from each other all up to a drawn one are run, another one each time', () => {
  const sources = new Map([['hub.journey.ts', "test.describe.configure({ mode: 'serial' });"]]);
  const all = sampledJourneys(report, { sources: none, oneIn: 1 });
  const samples = Array.from({ length: 400 }, (_, seed) => sampledJourneys(report, { sources, oneIn: 3, chance: createChance(seed) }));
  for (const sample of samples) expect(sample).toEqual(all.slice(0, sample.length));
  const lengths = samples.map(({ length }) => length);
  expect(Math.min(...lengths)).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeGreaterThan(290);
  expect(new Set(lengths).size).toBeGreaterThan(100);
});

test('a file that is left out is not run', () => {
  expect(sampledJourneys(report, { sources: none, oneIn: 1, without: ['hub.journey.ts'] })).toEqual([]);
  expect(sampledJourneys(report, { sources: none, oneIn: 1, without: ['form.journey.ts'] })).toHaveLength(301);
});

test('a title that Playwright would take apart is refused, since it would never run', () => {
  expect(() =>
    sampledJourneys({ suites: [{ title: 'hub.journey.ts', specs: [spec('Home › Status')] }] }, { sources: none, oneIn: 3 }),
  ).toThrow('Home › Status');
});
