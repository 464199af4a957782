import { CsvError, parse } from 'csv-parse/sync';
import { maxStatusFileRows } from '#schemas/api';
import { ProblemError } from '../../../platform/problems/index.ts';

interface FileRow {
  /** As a spreadsheet numbers it: the first row is 1. */
  readonly row: number;
  /** Of a column, by its name in small letters; '' where there is none. */
  readonly cell: (name: string) => string;
}

export interface FileRows {
  /** Names in small letters. */
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

/**
 * STS-07: the rows of a file of comma-separated values, or of values that a semicolon or a tab separates, as Excel writes them. Its first row names the columns; `needed`
 * are those without which it is refused, `named` is how a sentence names them. Empty rows are passed over. 422 for a file that cannot be read. Pure.
 */
export function readRows(file: string, needed: readonly string[], named: string): FileRows {
  const [head = [], ...rows] = parsed(file);
  const columns = head.map((name) => name.trim().toLowerCase());
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw refused('no-such-columns', `The first row must name the ${named}. It has no ${missing.join(', ')}.`);
  const filled = rows.flatMap((cells, index): FileRow[] =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ row: index + 2, cell: (name) => cells[columns.indexOf(name)]?.trim() ?? '' }],
  );
  if (filled.length === 0) throw refused('empty-file', 'This file has no rows below its first one.');
  if (filled.length > maxStatusFileRows)
    throw refused('too-many-rows', `This file has ${filled.length} rows, and ${maxStatusFileRows} are allowed. Send several files.`);
  return { columns, rows: filled };
}

function parsed(file: string): string[][] {
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
