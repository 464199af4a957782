import { ProblemError } from '../../../platform/problems/index.ts';
import type { AccountRow, RecordStore } from '../../records/index.ts';

/** STS-05: the account of each number that a request or a file names. Asking for one throws where there is none, or where it is named twice: which is to hold is not known. */
export async function accountsByNumber(
  { db }: RecordStore,
  tenant: string,
  named: readonly string[],
): Promise<{ readonly accounts: readonly AccountRow[]; readonly require: (number: string) => AccountRow }> {
  const numbers = [...new Set(named)];
  const accounts =
    numbers.length === 0
      ? []
      : await db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('identifier', 'in', numbers).execute();
  const byNumber = new Map(accounts.map((account) => [account.identifier, account]));
  const counts = Map.groupBy(named, (number) => number);
  return {
    accounts,
    require: (number) => {
      const account = byNumber.get(number);
      if (!account) throw new ProblemError(404, 'no-such-account', `There is no account ${number}.`);
      if ((counts.get(number)?.length ?? 0) > 1)
        throw new ProblemError(409, 'account-twice', `There are several rows of ${number}: send one, for which is to hold is not known.`);
      return account;
    },
  };
}
