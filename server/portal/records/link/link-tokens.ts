import type { Selectable } from 'kysely';
import type { Handle, LinkTokenTable } from '../../../platform/db/index.ts';
import { hashOf, randomToken } from '../../../services/identity/index.ts';
import type { AccountRow } from '../account/account-of.ts';
import { ProblemError } from '../../../platform/problems/index.ts';

export type LinkRow = Selectable<LinkTokenTable>;

export interface NewLink {
  readonly tenant: string;
  /** `form`: opens one form or submission; `sign-in`: only identifies its recipient. */
  readonly purpose: LinkRow['purpose'];
  readonly accountId: string;
  readonly submissionId?: string | undefined;
  readonly expiresAt: Date;
}

/** Makes the secret of a mailed link: 256 random bits, kept only as a hash. */
export async function createLink(db: Handle, { tenant, purpose, accountId, submissionId, expiresAt }: NewLink): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('link_token')
    .values({
      tenant_id: tenant,
      token_hash: hashOf(token),
      purpose,
      account_id: accountId,
      submission_id: submissionId ?? null,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return token;
}

/** Ends every link that was mailed to a person: who has their address of before must not learn the new one. */
export const endLinks = (db: Handle, tenant: string, accountId: string): Promise<unknown> =>
  db.deleteFrom('link_token').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();

interface Presented {
  readonly tenant: string;
  readonly token: string | undefined;
  readonly now: Date;
}

/** The living link of a secret that opens a form, with its account. Anything else is one and the same refusal (ERR-05). */
export async function openLink(db: Handle, { tenant, token, now }: Presented): Promise<{ link: LinkRow; account: AccountRow }> {
  const link = await db
    .selectFrom('link_token')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('token_hash', '=', hashOf(token ?? ''))
    .where('purpose', '=', 'form')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const account = link && (await activeAccount(db, tenant, link.account_id));
  if (!link || !account) throw new ProblemError(401, 'invalid-token', 'Invalid token');
  return { link, account };
}

/** Uses a link, of whatever purpose, to identify its recipient: once. */
export async function identifyByLink(
  db: Handle,
  { tenant, token, now }: Presented,
): Promise<{ link: LinkRow; account: AccountRow } | undefined> {
  const link = await db
    .updateTable('link_token')
    .set({ used_at: now })
    .where('tenant_id', '=', tenant)
    .where('token_hash', '=', hashOf(token ?? ''))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  const account = link && (await activeAccount(db, tenant, link.account_id));
  return link && account ? { link, account } : undefined;
}

const activeAccount = (db: Handle, tenant: string, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).where('active', '=', true).executeTakeFirst();
