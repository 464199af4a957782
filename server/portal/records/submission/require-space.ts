import { sql, type Transaction } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { AccountRow } from '../account/account-of.ts';

/** Forms that one account may have begun and not sent. */
const maxDrafts = 50;
/** What the answers of one account may take together, in bytes of JSON: the list of its submissions has them all. */
const maxBytes = 20 * 1024 * 1024;

/** Refuses (413) another submission of an account that has as many drafts, or answers, as it may. The caller has locked the account. */
export async function requireSpace(trx: Transaction<Tables>, account: Pick<AccountRow, 'tenant_id' | 'id'>): Promise<void> {
  const { drafts, bytes } = await trx
    .selectFrom('submission')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('status_code', '=', draftStatusCode).as('drafts'),
      sql<string | null>`sum(octet_length(answers::text))`.as('bytes'),
    ])
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (Number(drafts) >= maxDrafts)
    throw full(`${maxDrafts} forms were begun and not sent. Send or delete one of them before you begin another.`);
  if (Number(bytes) >= maxBytes) throw full(`An account keeps at most ${maxBytes / 1024 / 1024} MB of answers.`);
}

const full = (message: string): ProblemError => new ProblemError(413, 'account-full', message);
