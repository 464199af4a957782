import type { ClaimsColumn, ClaimsView } from '#schemas/api';

export interface Sorting {
  readonly field: string;
  readonly ascending: boolean;
}

/** The order a configuration asks for at the start: its `defaultSort` column; 1 is ascending, anything else descending (CLM-08). */
export function startSorting(columns: readonly ClaimsColumn[]): Sorting | null {
  const column = columns.find((candidate) => candidate.defaultSort);
  return column ? { field: column.field, ascending: column.sortDirection === 1 } : null;
}

/** Rows in order; dates by time, numbers by size, texts as the language orders them; what is missing comes last. */
export function sortRows(
  rows: ClaimsView['rows'],
  columns: readonly ClaimsColumn[],
  sorting: Sorting | null,
  language: string,
): ClaimsView['rows'] {
  if (!sorting) return rows;
  const isDate = columns.find((column) => column.field === sorting.field)?.dataType === 'DateTime';
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (a: string | number, b: string | number): number => {
    if (isDate) return Date.parse(String(a)) - Date.parse(String(b));
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  };
  return rows.toSorted((left, right) => {
    const a = left.values[sorting.field] ?? null;
    const b = right.values[sorting.field] ?? null;
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sorting.ascending ? compare(a, b) : compare(b, a);
  });
}
