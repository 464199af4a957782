import { expect, test } from 'vitest';
import { failedTests, flakyRemark, flakyTests } from './playwright-report.ts';

const spec = (title: string, status: string, errors: readonly string[][]) => ({
  title,
  file: 'hub.journey.ts',
  line: 7,
  tests: [{ status, results: errors.map((messages) => ({ errors: messages.map((message) => ({ message })) })) }],
});

const report = {
  suites: [
    {
      title: 'hub.journey.ts',
      specs: [spec('passes', 'expected', [[]]), spec('fails', 'unexpected', [['Error: no\n  at 1'], ['Error: nor now']])],
      suites: [{ title: 'northgate', specs: [spec('wavers', 'flaky', [['\u001b[31mError: not yet\u001b[39m\n  at a line'], []])] }],
    },
  ],
};

test('a journey that passed only at the second try is named with the reason why the first failed', () => {
  expect(flakyTests(report)).toEqual(['hub.journey.ts:7 › northgate › wavers: Error: not yet']);
  expect(flakyRemark(flakyTests(report))).toMatch(/^FLAKY: 1 passed only at the second try.*\n {2}hub\.journey\.ts:7/);
});

test('without one there is nothing to read', () => {
  expect(flakyRemark(flakyTests({ suites: [] }))).toBe('');
});

test('one that failed is named with the errors of each try, in full', () => {
  expect(failedTests(report)).toBe('hub.journey.ts:7 › fails\n    Error: no\n      at 1\n    Error: nor now');
  expect(failedTests({ suites: [] })).toBe('');
});
