import { randomUUID } from 'node:crypto';
import { pickText } from '#engine';
import type { CallOf } from '#schemas/api';
import { dayOfFirm, languageCodes } from '#schemas/tenant';
import { defaultDatePattern, isDatePattern } from '#schemas/values/date';
import { addRun, type PublishedContent, type RecordStore, type WantedStatus } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { refusedIn } from '../row-files/refused-in.ts';
import { authorOf } from '../row-files/author-of.ts';
import { codeWritten } from './code-written.ts';
import { type PreparedRow, prepareRun } from './prepare-run.ts';
import { readStatusFile } from './read-status-file.ts';

type Dependencies = RecordStore & PublishedContent;
type Preview = CallOf<'workspace.readStatusFile'>['answer'];
type Reader = Parameters<typeof pickText>[1];

/** STS-07: what a file of statuses would change. Nothing is changed until its run is started. 422 for a file that cannot be read. */
export const previewStatusFile: Operation<'workspace.readStatusFile', Dependencies> = async (call) => {
  const { parts, tenant, tenantSettings, body, requestId } = call;
  const now = parts.clock();
  const languages = languageCodes(tenantSettings);
  const { date = '' } = tenantSettings.formats ?? {};
  const changes = readStatusFile(body.file, {
    language: languages[0] ?? 'en',
    datePattern: isDatePattern(date) ? date : defaultDatePattern,
    madeAt: new Date(now).toISOString(),
  });
  const today = dayOfFirm(tenantSettings, now);
  const wantedOf = new Map(changes.map(({ row, wanted }) => [row, wanted]));
  const rows = (await prepareRun(parts, { tenant, changes, codeOf: codeWritten, today, now, languages })).map((row) =>
    withValue(row, wantedOf.get(row.row)),
  );
  const key = randomUUID();
  const run = { tenant, by: authorOf(call), key, request: key, requestId, at: new Date(now), isPreview: true, rows: async () => rows };
  return {
    id: await addRun(parts.db, run),
    changes: changesIn(rows, { language: call.language, languages }),
    unchanged: rows.filter(({ result }) => result?.result === 'unchanged').length,
    refused: refusedIn(rows),
  };
};

/** Kept with the refusal, so that it is named before the run and after it alike. */
function withValue(row: PreparedRow, written: Pick<WantedStatus, 'code' | 'day'> | undefined): PreparedRow {
  if (row.result?.result !== 'refused' || !written) return row;
  const { code } = row.result;
  const isCode = code === 'no-such-status' || code === 'ambiguous-status';
  const isDay = code === 'no-such-day' || code === 'day-ahead';
  return isCode || isDay ? { ...row, result: { ...row.result, value: isCode ? written.code : written.day } } : row;
}

const changesIn = (rows: readonly PreparedRow[], reader: Reader): Preview['changes'] =>
  rows.flatMap(({ row, identifier, wanted, account, statuses, result }) => {
    if (!account || !wanted || result) return [];
    const nameOf = (code: string) => pickText(statuses.find((one) => one.code === code)?.name, reader) ?? code;
    return {
      row,
      account: identifier,
      name: [account.name, account.family_name].filter(Boolean).join(' '),
      from: nameOf(wanted.replaces),
      to: nameOf(wanted.code),
      day: wanted.day,
      ...(wanted.words ? { words: wanted.words } : {}),
    };
  });
