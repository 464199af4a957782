import { randomUUID } from 'node:crypto';
import { pickText } from '#engine';
import type { CallOf } from '#schemas/api';
import { dayOfFirm, languageCodes } from '#schemas/tenant';
import { defaultDatePattern, isDatePattern } from '#schemas/values/date';
import { addRun, type PublishedContent, type RecordStore } from '../../records/index.ts';
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
  const rows = await prepareRun(parts, { tenant, changes, codeOf: codeWritten, today: dayOfFirm(tenantSettings, now), now, languages });
  const key = randomUUID();
  const run = { tenant, by: authorOf(call), key, request: key, requestId, at: new Date(now), isPreview: true, rows: async () => rows };
  const wantedOf = new Map(changes.map(({ row, wanted }) => [row, wanted]));
  return {
    id: await addRun(parts.db, run),
    changes: changesIn(rows, { language: call.language, languages }),
    unchanged: rows.filter(({ result }) => result?.result === 'unchanged').length,
    refused: refusedIn(rows, (row, code) => {
      const wanted = wantedOf.get(row);
      return code === 'no-such-status' || code === 'ambiguous-status'
        ? wanted?.code
        : code === 'no-such-day' || code === 'day-ahead'
          ? wanted?.day
          : undefined;
    }),
  };
};

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
