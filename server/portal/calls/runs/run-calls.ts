import type { CallOf } from '#schemas/api';
import { notFound } from '../../../platform/problems/index.ts';
import { type RecordStore, resultsOfRun, startRun, workOffRun } from '../../records/index.ts';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';
import { authorOf } from '../row-files/author-of.ts';
import { refusedIn } from '../row-files/refused-in.ts';
import { type RunParts, runWorkers } from './run-workers.ts';

type RunCall = Pick<PersonalCall<'workspace.run'>, 'tenant' | 'params'> & CallDependencies<RecordStore>;

/** STS-07, ESG-10: starts the run of a file, which goes on by itself. 404 for one that this manager did not read. */
export const startRunOf: Operation<'workspace.startRun', RunParts> = async (call) => {
  const { parts, tenant, params } = call;
  const run = { tenant, id: params.id };
  if (!(await startRun(parts.db, { ...run, by: authorOf(call), at: new Date(parts.clock()) }))) throw notFound();
  // What fails is tried again by the rounds of the server, as what another process left.
  void workOffRun(parts.db, runWorkers(parts), run).catch(() => undefined);
  return progressOf(call);
};

/** STS-07, ESG-10: how far the run of a file is. */
export const readRun: Operation<'workspace.run', RecordStore> = (call) => progressOf(call);

async function progressOf({ parts, tenant, params }: RunCall): Promise<CallOf<'workspace.run'>['answer']> {
  const rows = await resultsOfRun(parts.db, { tenant, id: params.id });
  if (rows.length === 0) throw notFound();
  const done = rows.filter(({ result }) => result !== null).length;
  const unchanged = rows.filter(({ result }) => result?.result === 'unchanged').length;
  return { rows: rows.length, done, unchanged, isFinished: done === rows.length, refused: refusedIn(rows) };
}
