import { expect, test } from 'vitest';
import { sortRows, startSorting } from './sort-rows.ts';

const columns = [
  { field: 'number', headerText: 'Claim' },
  { field: 'sent', headerText: 'Sent', dataType: 'DateTime', defaultSort: true, sortDirection: 2 },
] as const;
const row = (number: string, sent: string | null) => ({ submissionId: number, detailHref: '', values: { number, sent } });
const rows = [row('NG-10', '2026-01-02T00:00:00Z'), row('NG-9', null), row('NG-2', '2026-03-01T00:00:00Z')];
const numbers = (sorted: typeof rows) => sorted.map(({ submissionId }) => submissionId);

test('the configured column decides the first order; any direction but 1 is descending, and what is missing comes last', () => {
  expect(startSorting(columns)).toEqual({ field: 'sent', ascending: false });
  expect(numbers([...sortRows(rows, columns, startSorting(columns), 'en')] as typeof rows)).toEqual(['NG-2', 'NG-10', 'NG-9']);
});

test('texts with numbers are ordered as people order them', () => {
  expect(numbers([...sortRows(rows, columns, { field: 'number', ascending: true }, 'en')] as typeof rows)).toEqual([
    'NG-2',
    'NG-9',
    'NG-10',
  ]);
});

test('no sorting keeps the order of the server', () => expect(sortRows(rows, columns, null, 'en')).toBe(rows));
