import { dayOf, readDate } from '#schemas/values/date';
import { readRows } from '../row-files/read-rows.ts';
import type { NumberedChange } from './prepare-run.ts';

interface StatusFileOptions {
  /** In which the column `text` is. */
  readonly language: string;
  /** Of days that do not begin with the year. */
  readonly datePattern: string;
  /** When it was read, ISO 8601: an account that changes after that is not changed. */
  readonly madeAt: string;
}

const textColumn = /^text(?:[-_ ]([a-z]{2}))?$/;

/**
 * STS-07: the changes in a file (`readRows`) with the columns `number` (of the account), `code`, `day`, and `text` or `text-cy`; others are passed over. A day that is none
 * stays as it was written. 422 for a file that cannot be read. Pure.
 */
export function readStatusFile(file: string, { language, datePattern, madeAt }: StatusFileOptions): NumberedChange[] {
  const { columns, rows } = readRows(file, ['number', 'code', 'day'], 'columns number, code, day and, if you like, text');
  return rows.map(({ row, cell }): NumberedChange => {
    const words = columns.flatMap((name) => {
      const found = textColumn.exec(name);
      return found && cell(name) ? [[found[1] ?? language, cell(name)] as const] : [];
    });
    const day = cell('day');
    return {
      row,
      account: cell('number'),
      wanted: {
        code: cell('code'),
        day: dayOf(readDate(day, datePattern, language)) ?? day,
        madeAt,
        ...(words.length > 0 ? { words: Object.fromEntries(words) } : {}),
      },
    };
  });
}
