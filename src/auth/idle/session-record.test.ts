import { expect, test } from 'vitest';
import { joined, readRecord } from './session-record.ts';

test('of two records the later activity counts, an end stays one, and a later sign-in replaces an earlier one', () => {
  expect(joined({ id: 'a', at: 5 }, { id: 'a', at: 3 })).toEqual({ id: 'a', at: 5 });
  expect(joined({ id: 'a', at: 3, over: 'idle' }, { id: 'a', at: 9 })).toEqual({ id: 'a', at: 9, over: 'idle' });
  expect(joined({ id: 'a', at: 3 }, { id: 'b', at: 9 })).toEqual({ id: 'b', at: 9 });
  expect(joined({ id: 'b', at: 9 }, { id: 'a', at: 3 })).toEqual({ id: 'b', at: 9 });
});

test('what is no record is none', () => {
  expect(readRecord({ id: 'a', at: 1, over: 'idle', more: true })).toEqual({ id: 'a', at: 1, over: 'idle' });
  expect(readRecord({ id: 'a', at: 1, over: 'never' })).toEqual({ id: 'a', at: 1 });
  for (const kept of [null, 'a', [], { id: 'a' }, { id: 1, at: 1 }, { id: 'a', at: NaN }]) expect(readRecord(kept)).toBeUndefined();
});
