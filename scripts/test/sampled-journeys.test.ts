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

test('the first journey of each file is always run, and of the others one in so many, another each time', () => {
  const samples = Array.from({ length: 60 }, (_, seed) => sampledJourneys(report, new Map(), 3, createChance(seed)));
  for (const sample of samples) {
    expect(sample[0]).toBe('hub.journey.ts › first');
    expect(sample.length).toBeGreaterThan(60);
    expect(sample.length).toBeLessThan(140);
  }
  expect(new Set(samples.flat()).size).toBe(301);
});

test('journeys that follow on from each other are all run', () => {
  const sources = new Map([['hub.journey.ts', "test.describe.configure({ mode: 'serial' });"]]);
  expect(sampledJourneys(report, sources, 1_000_000)).toHaveLength(301);
});

test('a title that Playwright would take apart is refused, since it would never run', () => {
  expect(() => sampledJourneys({ suites: [{ title: 'hub.journey.ts', specs: [spec('Home › Status')] }] }, new Map(), 3)).toThrow(
    'Home › Status',
  );
});
