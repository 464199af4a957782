import { randomUUID } from 'node:crypto';
import { pickText } from '#engine';
import type { CallOf } from '#schemas/api';
import { dayOfFirm, languageCodes } from '#schemas/tenant';
import { defaultDatePattern, isDatePattern } from '#schemas/values/date';
import { notFound } from '../../../platform/problems/index.ts';
import { addRun, type PublishedContent, type RecordStore, resultsOfRun, type RunRow, startRun, workOffRun } from '../../records/index.ts';
import type { Operation, PersonalCall, With } from '../call.ts';
import { type NumberedChange, type PreparedRow, prepareRun } from './prepare-run.ts';
import { readStatusFile } from './read-status-file.ts';

type Dependencies = RecordStore & PublishedContent;
type Preview = CallOf<'workspace.readStatusFile'>['answer'];
type Progress = CallOf<'workspace.statusRun'>['answer'];
type Reader = Parameters<typeof pickText>[1];
type RunCall = Pick<PersonalCall<'workspace.statusRun'>, 'tenant' | 'params'> & With<Dependencies>;

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
  const rows = await prepareRun(parts, { tenant, changes, today: dayOfFirm(tenantSettings, now), now, languages });
  const key = randomUUID();
  const run = { tenant, by: authorOf(call), key, request: key, requestId, at: new Date(now), isPreview: true, rows: async () => rows };
  return {
    id: await addRun(parts.db, run),
    changes: changesIn(rows, { language: call.language, languages }),
    refused: refusedIn(rows, changes),
  };
};

/** STS-07: starts the run of a file, which goes on by itself. 404 for one that this manager did not read. */
export const startStatusRun: Operation<'workspace.startStatusRun', Dependencies> = async (call) => {
  const { parts, tenant, params } = call;
  const run = { tenant, id: params.id };
  if (!(await startRun(parts.db, { ...run, by: authorOf(call), at: new Date(parts.clock()) }))) throw notFound();
  // What fails is tried again by the rounds of the server, as what another process left.
  void workOffRun(parts, run).catch(() => undefined);
  return progressOf(call);
};

/** STS-07: how far the run of a file is. */
export const readStatusRun: Operation<'workspace.statusRun', Dependencies> = (call) => progressOf(call);

const changesIn = (rows: readonly PreparedRow[], reader: Reader): Preview['changes'] =>
  rows.flatMap(({ row, identifier, wanted, account, statuses }) => {
    if (!account || !wanted) return [];
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

async function progressOf({ parts, tenant, params }: RunCall): Promise<Progress> {
  const rows = await resultsOfRun(parts.db, { tenant, id: params.id });
  if (rows.length === 0) throw notFound();
  const done = rows.filter(({ result }) => result !== null).length;
  return { rows: rows.length, done, isFinished: done === rows.length, refused: refusedIn(rows) };
}

interface ResultRow {
  readonly row: number;
  readonly identifier: string;
  readonly result?: RunRow['result'] | null;
}

const refusedIn = (rows: readonly ResultRow[], changes: readonly NumberedChange[] = []): Progress['refused'] => {
  const wantedOf = new Map(changes.map(({ row, wanted }) => [row, wanted]));
  return rows.flatMap(({ row, identifier: account, result }) => {
    if (result?.result !== 'refused') return [];
    const { code, detail } = result;
    const wanted = wantedOf.get(row);
    const value = code === 'no-such-status' ? wanted?.code : code === 'no-such-day' || code === 'day-ahead' ? wanted?.day : undefined;
    return { row, account, code, detail, ...(value ? { value } : {}) };
  });
};

const authorOf = ({ actor }: Pick<PersonalCall<'workspace.statusRun'>, 'actor'>) => ({
  actor: actor.sub,
  name: actor.name || actor.username,
});
