import type { Selectable, Transaction } from 'kysely';
import type { Handle, LinkTokenTable, Tables } from '../../../platform/db/index.ts';
import { hashOf, randomToken } from '../../../services/identity/index.ts';
import type { AccountRow } from '../account/account-of.ts';
import { accountForUpdate } from '../account/account-for-update.ts';
import { ProblemError } from '../../../platform/problems/index.ts';

export type LinkRow = Selectable<LinkTokenTable>;

interface AnyLink {
  readonly tenant: string;
  readonly accountId: string;
  readonly submissionId?: string | undefined;
  readonly expiresAt: Date;
}

/** `form`: opens one form, or one submission of it; `sign-in`: only identifies its recipient. */
export type NewLink = AnyLink & ({ readonly purpose: 'form'; readonly formSlug: string } | { readonly purpose: 'sign-in' });

/** Makes the secret of a mailed link: 256 random bits, kept only as a hash. */
export async function createLink(db: Handle, link: NewLink): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('link_token')
    .values({
      tenant_id: link.tenant,
      token_hash: hashOf(token),
      purpose: link.purpose,
      account_id: link.accountId,
      form_slug: link.purpose === 'form' ? link.formSlug : null,
      submission_id: link.submissionId ?? null,
      expires_at: link.expiresAt,
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

/** A link that opens a form, with its account. */
export interface FormLink {
  readonly link: LinkRow & { readonly form_slug: string };
  readonly account: AccountRow;
}

/** The one refusal of every link, whatever it lacks (ERR-05, SEC-9). */
export const invalidLink = (): ProblemError => new ProblemError(401, 'invalid-token', 'Invalid token');

/**
 * The link of a secret that opens a form, before its end, with its account: also one whose form was sent, so that a repeat of that call gets its
 * answer. Anything else is refused.
 */
export async function findFormLink(db: Handle, { tenant, token, now }: Presented): Promise<FormLink> {
  const link = await unexpiredLink(db, { tenant, token, now });
  const account = link?.purpose === 'form' ? await activeAccount(db, tenant, link.account_id) : undefined;
  if (!account || !link?.form_slug) throw invalidLink();
  return { link: { ...link, form_slug: link.form_slug }, account };
}

/** Answers are written by a link until they are `sent`: refused where they were sent meanwhile. */
export async function writeByLink(
  trx: Transaction<Tables>,
  { link, account }: FormLink,
  { at, sent }: { at: Date; sent: boolean },
): Promise<void> {
  // As a change of the address does, before it ends the links: two orders would deadlock.
  await accountForUpdate(trx, account.tenant_id, account.id);
  const used = await trx
    .updateTable('link_token')
    .set({ used_at: sent ? at : null })
    .where('tenant_id', '=', link.tenant_id)
    .where('token_hash', '=', link.token_hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  if (!used) throw invalidLink();
}

/** Whom an unused link, of whatever purpose, was sent to. */
export async function recipientOfLink(
  db: Handle,
  { tenant, token, now }: Presented,
): Promise<{ link: LinkRow; account: AccountRow } | undefined> {
  const link = await unexpiredLink(db, { tenant, token, now });
  const account = link?.used_at === null ? await activeAccount(db, tenant, link.account_id) : undefined;
  return link && account ? { link, account } : undefined;
}

/** The link of a secret before its end; one that is refused as too old stays so (SEC-1). */
async function unexpiredLink(db: Handle, { tenant, token, now }: Presented): Promise<LinkRow | undefined> {
  const own = { tenant_id: tenant, token_hash: hashOf(token ?? '') };
  const link = await db
    .selectFrom('link_token')
    .selectAll()
    .where((eb) => eb.and(own))
    .executeTakeFirst();
  if (!link || link.expires_at > now) return link;
  await db
    .updateTable('link_token')
    .set({ expires_at: new Date(0) })
    .where((eb) => eb.and(own))
    .execute();
  return undefined;
}

/** As `recipientOfLink`, and uses a link up that only identifies: once. One that opens a form is used up by sending that alone. */
export async function identifyByLink(db: Handle, presented: Presented): Promise<{ link: LinkRow; account: AccountRow } | undefined> {
  const found = await recipientOfLink(db, presented);
  if (!found || found.link.purpose === 'form') return found;
  const used = await db
    .updateTable('link_token')
    .set({ used_at: presented.now })
    .where('tenant_id', '=', presented.tenant)
    .where('token_hash', '=', found.link.token_hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return used && found;
}

const activeAccount = (db: Handle, tenant: string, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).where('active', '=', true).executeTakeFirst();
