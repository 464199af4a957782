import {
  type AccountRow,
  checkStatus,
  type CheckedStatus,
  type ConfiguredStatus,
  hasStatus,
  inactiveAccount,
  type PublishedContent,
  type RecordStore,
  resultOf,
  type RunRow,
  statusChangesOfEach,
  statusesOf,
  unchanged,
  type WantedStatus,
} from '../../records/index.ts';
import { accountsByNumber } from '../row-files/accounts-by-number.ts';

/** A change as it was given, by account number. */
export interface NumberedChange {
  /** Place in the request, or row of the file. */
  readonly row: number;
  readonly account: string;
  /** Without the status to be replaced, it is the one that the account has now. */
  readonly wanted: Omit<WantedStatus, 'replaces'> & Partial<Pick<WantedStatus, 'replaces'>>;
}

/** A row of a run, with the account that it is about and the statuses of its project. */
export interface PreparedRow extends RunRow<CheckedStatus> {
  readonly account?: AccountRow | undefined;
  readonly statuses: readonly ConfiguredStatus[];
}

/**
 * STS-05: the rows of a run: the account of each number, and what its project has no status for. Two changes of one account are refused: which is to hold is not known.
 * `today`: YYYY-MM-DD, where the firm is.
 */
export async function prepareRun(
  parts: RecordStore & PublishedContent,
  {
    tenant,
    changes,
    codeOf = (written) => written,
    ...moment
  }: {
    readonly tenant: string;
    readonly changes: readonly NumberedChange[];
    /** The code that is meant by what was written; default: that. */
    readonly codeOf?: (written: string, statuses: readonly ConfiguredStatus[]) => string;
    readonly today: string;
    readonly now: number;
    readonly languages: readonly string[];
  },
): Promise<PreparedRow[]> {
  const { accounts: found, require } = await accountsByNumber(
    parts,
    tenant,
    changes.map(({ account }) => account),
  );
  const statuses = new Map(
    await Promise.all(
      [...new Map(found.map((account) => [account.project_id, account])).values()].map(
        async (account) => [account.project_id, await statusesOf(parts, account)] as const,
      ),
    ),
  );
  const changesOf = await statusChangesOfEach(parts.db.kysely, found);
  return Promise.all(
    changes.map(async ({ row, account: identifier, wanted }): Promise<PreparedRow> => {
      let prepared: Pick<PreparedRow, 'account' | 'accountId' | 'statuses' | 'wanted'> = { accountId: null, statuses: [], wanted: null };
      const result = await resultOf(() => {
        const account = require(identifier);
        prepared = { account, accountId: account.id, statuses: statuses.get(account.project_id) ?? [], wanted: null };
        if (!account.active) throw inactiveAccount();
        const code = codeOf(wanted.code, prepared.statuses);
        const checked = checkStatus({ ...wanted, code, replaces: wanted.replaces ?? account.status_code }, prepared.statuses, moment);
        prepared = { ...prepared, wanted: checked };
        return hasStatus(account, changesOf.get(account.id) ?? [], checked) ? unchanged : undefined;
      });
      return { row, identifier, ...prepared, ...(result.result === 'set' ? {} : { result }) };
    }),
  );
}
