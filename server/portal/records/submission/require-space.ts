import { sql, type Transaction } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { AccountRow } from '../account/account-of.ts';

/** Forms that one account may have begun and not sent. */
const maxDrafts = 50;
/** With so many bytes of answers, as JSON, an account begins no other form: the list of its submissions has them all. */
const maxBytes = 20 * 1024 * 1024;

/**
 * Refuses (413) another submission of an account that has as much as it may: another draft where it has too many (`too-many-drafts`), and any where its answers take
 * too much (`answers-full`). The caller has locked the account.
 */
export async function requireSpace(
  trx: Transaction<Tables>,
  account: Pick<AccountRow, 'tenant_id' | 'id'>,
  isDraft: boolean,
): Promise<void> {
  const own = trx.selectFrom('submission').where('tenant_id', '=', account.tenant_id).where('account_id', '=', account.id);
  if (isDraft) {
    const { drafts } = await own
      .select(({ fn }) => fn.countAll<string>().as('drafts'))
      .where('status_code', '=', draftStatusCode)
      .executeTakeFirstOrThrow();
    if (Number(drafts) >= maxDrafts)
      throw new ProblemError(
        413,
        'too-many-drafts',
        `${maxDrafts} forms were begun and not sent. Send one of them, or delete its draft, before you begin another.`,
      );
  }
  const { bytes } = await own.select(sql<string | null>`sum(octet_length(answers::text))`.as('bytes')).executeTakeFirstOrThrow();
  if (Number(bytes) >= maxBytes)
    throw new ProblemError(
      413,
      'answers-full',
      `Your answers take ${maxBytes / 1024 / 1024} MB together. Ask us before you begin another form.`,
    );
}
