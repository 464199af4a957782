import { expect, test } from 'vitest';
import { createFileFaults } from './file-faults.ts';

const fault = (file: string, message: string) =>
  ({ code: 'form-does-not-load', severity: 'error', tenant: 'a', page: 'x', pointer: '', file, message }) as const;

test('[PAGE-12] the faults of a file stand until it is looked at again', () => {
  const faults = createFileFaults();
  const told: string[] = [];
  faults.onLearned((tenant) => told.push(tenant));
  faults.learn({ tenant: 'a', looked: ['one.json', 'two.json'], issues: [fault('one.json', 'first'), fault('two.json', 'second')] });
  faults.learn({ tenant: 'a', looked: ['one.json'], issues: [fault('one.json', 'third')] });
  expect(faults.of('a').map(({ message }) => message)).toEqual(['second', 'third']);
  faults.learn({ tenant: 'a', looked: ['two.json'], issues: [] });
  expect(faults.of('a').map(({ message }) => message)).toEqual(['third']);
  expect(faults.of('b')).toEqual([]);
  expect(told).toEqual(['a', 'a', 'a']);
});
