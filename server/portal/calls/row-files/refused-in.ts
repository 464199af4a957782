import type { CallOf } from '#schemas/api';
import type { RunRow } from '../../records/index.ts';

export type RefusedRows = CallOf<'workspace.run'>['answer']['refused'];

type ResultRow = Pick<RunRow, 'row' | 'identifier'> & { readonly result?: RunRow['result'] | null };

/** The rows that were refused, each with why, and with what it has and may not have. Pure. */
export const refusedIn = (rows: readonly ResultRow[]): RefusedRows =>
  rows.flatMap(({ row, identifier: account, result }) => {
    if (result?.result !== 'refused') return [];
    const { code, detail, value } = result;
    return { row, account, code, detail, ...(value ? { value } : {}) };
  });
