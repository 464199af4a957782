import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { RecordStore } from '../record-store.ts';
import type { AccountRow } from '../account/account-of.ts';
import { resultOf, type RunKey, unchanged } from '../runs/runs.ts';
import { type CheckedStatus, setAccountStatus } from './set-account-status.ts';

/** Rows of one transaction: others wait no longer than it takes. */
const rowsAtOnce = 50;

/** STS-05: sets the statuses of a run that are not set yet, so many rows at a time; resolves when it is finished. */
export async function setStatusesOfRun(parts: RecordStore, { tenant, id }: RunKey): Promise<void> {
  let isFinished = false;
  while (!isFinished) isFinished = await parts.db.transaction((trx) => workOffRows(trx, parts, tenant, id));
}

/** Whether the run is finished. Its row is the lock of those who work it off. */
async function workOffRows(trx: Transaction<Tables>, { clock }: RecordStore, tenant: string, id: string): Promise<boolean> {
  const run = await trx
    .selectFrom('status_run')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!run?.started_at || run.finished_at) return true;
  const rows = await trx
    .selectFrom('status_run_row')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('run_id', '=', id)
    .where('result', 'is', null)
    .orderBy('number')
    .limit(rowsAtOnce)
    .execute();
  const at = new Date(clock());
  // All at once, and before the first entry of the audit trail: others hold an account first, and then append to the trail.
  const accounts = new Map(
    (
      await accountsForUpdate(
        trx,
        tenant,
        rows.flatMap(({ account_id }) => account_id ?? []),
      )
    ).map((one) => [one.id, one]),
  );
  for (const row of rows) {
    const account = accounts.get(row.account_id ?? '');
    const change = { by: { actor: run.actor, name: run.actor_name }, at, requestId: run.request_id };
    const result = await resultOf(async () => {
      if (!account) throw new ProblemError(404, 'no-such-account', `There is no account ${row.identifier}.`);
      const after = await setAccountStatus(trx, account, row.wanted as CheckedStatus, change);
      if (!after) return unchanged;
      accounts.set(account.id, after);
      return undefined;
    });
    await trx
      .updateTable('status_run_row')
      .set({ result: JSON.stringify(result) })
      .where('tenant_id', '=', tenant)
      .where('run_id', '=', id)
      .where('number', '=', row.number)
      .execute();
  }
  if (rows.length === rowsAtOnce) return false;
  await trx.updateTable('status_run').set({ finished_at: at }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
  return true;
}

const accountsForUpdate = async (trx: Transaction<Tables>, tenant: string, ids: readonly string[]): Promise<AccountRow[]> =>
  ids.length === 0
    ? []
    : trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', 'in', ids).orderBy('id').forUpdate().execute();
