import { expect, test } from 'vitest';
import { phaseOf, warningOf } from './session-phase.ts';
import type { SessionRecord } from './session-record.ts';

const minute = 60_000;
const at = (minutesLater: number, { minutes = 15, ...changes }: Partial<SessionRecord> & { minutes?: number } = {}) =>
  phaseOf({ id: 'a', at: 1000, ...changes }, { id: 'a', minutes }, 1000 + minutesLater * minute);

test('people are asked two minutes before the end, or half of a shorter session before', () => {
  expect([at(12.99).is, at(13), at(14.99).is, at(15)]).toEqual([
    'active',
    { is: 'ending', endsAt: 1000 + 15 * minute },
    'ending',
    { is: 'over', by: 'idle' },
  ]);
  expect([2, 3, 4, 15].map(warningOf)).toEqual([60_000, 90_000, 120_000, 120_000]);
  expect([at(0.99, { minutes: 2 }).is, at(1, { minutes: 2 }).is]).toEqual(['active', 'ending']);
});

test('an end, and another sign-in, count at once', () => {
  expect(at(0, { over: 'idle' })).toEqual({ is: 'over', by: 'idle' });
  expect(at(0, { over: 'sign-out' })).toEqual({ is: 'over', by: 'sign-out' });
  expect(at(0, { id: 'b', over: 'idle' })).toEqual({ is: 'over', by: 'another-sign-in' });
});
