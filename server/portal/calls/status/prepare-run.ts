import {
  type AccountRow,
  checkStatus,
  type ConfiguredStatus,
  inactiveAccount,
  type PublishedContent,
  type RecordStore,
  resultOf,
  type RunRow,
  statusesOf,
  type WantedStatus,
} from '../../records/index.ts';

/** A change as it was given, by account number. */
export interface NumberedChange {
  /** Place in the request, or row of the file. */
  readonly row: number;
  readonly account: string;
  /** Without the status to be replaced, it is the one that the account has now. */
  readonly wanted: Omit<WantedStatus, 'replaces'> & Partial<Pick<WantedStatus, 'replaces'>>;
}

/** A row of a run, with the account that it is about and the statuses of its project. */
export interface PreparedRow extends RunRow {
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
    ...moment
  }: {
    readonly tenant: string;
    readonly changes: readonly NumberedChange[];
    readonly today: string;
    readonly now: number;
    readonly languages: readonly string[];
  },
): Promise<PreparedRow[]> {
  const numbers = [...new Set(changes.map(({ account }) => account))];
  const found =
    numbers.length === 0
      ? []
      : await parts.db.kysely
          .selectFrom('account')
          .selectAll()
          .where('tenant_id', '=', tenant)
          .where('identifier', 'in', numbers)
          .execute();
  const byNumber = new Map(found.map((account) => [account.identifier, account]));
  const statuses = new Map(
    await Promise.all(
      [...new Map(found.map((account) => [account.project_id, account])).values()].map(
        async (account) => [account.project_id, await statusesOf(parts, account)] as const,
      ),
    ),
  );
  const counts = Map.groupBy(changes, ({ account }) => account);
  return Promise.all(
    changes.map(async ({ row, account: identifier, wanted }): Promise<PreparedRow> => {
      const account = byNumber.get(identifier);
      const available = (account && statuses.get(account.project_id)) ?? [];
      const refused = (code: string, detail: string): PreparedRow => ({
        row,
        identifier,
        accountId: account?.id ?? null,
        wanted: null,
        account,
        statuses: available,
        result: { result: 'refused', code, detail },
      });
      if (!account) return refused('no-such-account', `There is no account ${identifier}.`);
      if ((counts.get(identifier)?.length ?? 0) > 1)
        return refused('account-twice', `There are several changes of ${identifier}: send one, for which is to hold is not known.`);
      let checked: RunRow['wanted'] = null;
      const result = await resultOf(() => {
        if (!account.active) throw inactiveAccount();
        checked = checkStatus({ ...wanted, replaces: wanted.replaces ?? account.status_code }, available, moment);
      });
      return { row, identifier, account, statuses: available, accountId: account.id, wanted: checked, ...(checked ? {} : { result }) };
    }),
  );
}
