import { CsvError, parse } from 'csv-parse/sync';
import { maxStatusFileRows } from '#schemas/api';
import { dayOf, readDate } from '#schemas/values/date';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { NumberedChange } from './prepare-run.ts';

interface StatusFileOptions {
  /** In which the column `text` is. */
  readonly language: string;
  /** Of days that do not begin with the year. */
  readonly datePattern: string;
  /** When it was read, ISO 8601: an account that changes after that is not changed. */
  readonly madeAt: string;
}

const needed = ['number', 'code', 'day'];
const textColumn = /^text(?:[-_ ]([a-z]{2}))?$/;

/**
 * STS-07: the changes in a file of comma-separated values, or of values that a semicolon or a tab separates, as Excel writes them. Its first row names the columns
 * `number` (of the account), `code`, `day`, and `text` or `text-cy`; others are passed over, and so are empty rows. A day that is none stays as it was written. 422 for
 * a file that cannot be read. Pure.
 */
export function readStatusFile(file: string, { language, datePattern, madeAt }: StatusFileOptions): NumberedChange[] {
  const [head = [], ...rows] = rowsOf(file);
  const columns = head.map((name) => name.trim().toLowerCase());
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw refused(
      'no-such-columns',
      `The first row must name the columns number, code, day and, if you like, text. It has no ${missing.join(', ')}.`,
    );
  const changes = rows.flatMap((cells, index): NumberedChange[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
    const words = columns.flatMap((name, at) => {
      const found = textColumn.exec(name);
      return found && cells[at]?.trim() ? [[found[1] ?? language, cells[at].trim()] as const] : [];
    });
    const day = cell('day');
    return [
      {
        row: index + 2,
        account: cell('number'),
        wanted: {
          code: cell('code'),
          day: dayOf(readDate(day, datePattern, language)) ?? day,
          madeAt,
          ...(words.length > 0 ? { words: Object.fromEntries(words) } : {}),
        },
      },
    ];
  });
  if (changes.length === 0) throw refused('empty-file', 'This file has no rows below its first one.');
  if (changes.length > maxStatusFileRows)
    throw refused('too-many-rows', `This file has ${changes.length} rows, and ${maxStatusFileRows} are allowed. Send several files.`);
  return changes;
}

function rowsOf(file: string): string[][] {
  const firstLine = file.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const delimiter = [';', '\t'].find((one) => firstLine.includes(one)) ?? ',';
  try {
    return parse(file, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused('unreadable-file', `This file is not read as comma-separated values: ${error.message}.`);
  }
}

const refused = (code: string, detail: string): ProblemError => new ProblemError(422, code, detail);
