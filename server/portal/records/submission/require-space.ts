import { sql, type Transaction } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { AccountRow } from '../account/account-of.ts';

/** Forms that one account may have begun and not sent. */
const maxDrafts = 50;
const megabyte = 1024 * 1024;
/** With so many bytes of answers that are not sent, as JSON, an account begins no other form; what it has begun is saved and sent. */
const maxDraftBytes = 5 * megabyte;
/** The same of all its answers, for good. */
const maxBytes = 20 * megabyte;

/**
 * Refuses (413) another submission of an account that has as much as it may: another draft where it has too many or too large ones (`too-many-drafts`), and any where
 * its answers take too much (`answers-full`). The caller has locked the account.
 */
export async function requireSpace(
  trx: Transaction<Tables>,
  account: Pick<AccountRow, 'tenant_id' | 'id'>,
  isDraft: boolean,
): Promise<void> {
  const bytes = sql<string | null>`sum(octet_length(answers::text))`;
  const own = trx.selectFrom('submission').where('tenant_id', '=', account.tenant_id).where('account_id', '=', account.id);
  if (isDraft) {
    const { drafts, draftBytes } = await own
      .select(({ fn }) => [fn.countAll<string>().as('drafts'), bytes.as('draftBytes')])
      .where('status_code', '=', draftStatusCode)
      .executeTakeFirstOrThrow();
    const isTooMany = Number(drafts) >= maxDrafts;
    if (isTooMany || Number(draftBytes) >= maxDraftBytes)
      throw new ProblemError(
        413,
        'too-many-drafts',
        `${isTooMany ? `${maxDrafts} forms` : `Forms with ${maxDraftBytes / megabyte} MB of answers`} were begun and not sent. Send one of them, or delete its draft, before you begin another.`,
      );
  }
  const { all } = await own.select(bytes.as('all')).executeTakeFirstOrThrow();
  if (Number(all) >= maxBytes)
    throw new ProblemError(
      413,
      'answers-full',
      `Your answers take ${maxBytes / megabyte} MB together. Ask us before you begin another form.`,
    );
}
