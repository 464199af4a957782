import { describe, expect, test } from 'vitest';
import { phaseStates } from './phases.ts';

describe('five steps against seven account status values', () => {
  const five = { steps: [{}, {}, {}, {}, {}] };
  test('step n is complete from status n; 5 and 6 complete all', () => {
    expect(phaseStates(five, 0)).toEqual(['current', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(phaseStates(five, 2)).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
    for (const status of [5, 6]) expect(phaseStates(five, status)).toEqual(Array(5).fill('done'));
  });
  test('a tenant sets from which status a step is complete', () => {
    expect(phaseStates({ steps: [{ completeFrom: 1 }, { completeFrom: 3 }] }, 2)).toEqual(['done', 'current']);
  });
});
