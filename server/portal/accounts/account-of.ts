import type { Selectable } from 'kysely';
import type { Actor } from '../../auth/index.ts';
import type { Database } from '../../db/index.ts';
import type { AccountTable } from '../../db/tables/portal.ts';
import { notFound, ProblemError } from '../../http/problems.ts';

export type AccountRow = Selectable<AccountTable>;

/**
 * The account of the person signed in, or undefined. An account made for an email is bound to the first identity that proves it. An account
 * that was made inactive is closed at once, whatever tokens are still about.
 */
export async function accountOf(db: Database, actor: Actor): Promise<AccountRow | undefined> {
  const account = await findOwn(db, actor);
  if (account && !account.active) throw new ProblemError(403, 'inactive-account', 'The account is inactive.');
  return account;
}

async function findOwn(db: Database, actor: Actor): Promise<AccountRow | undefined> {
  const bySubject = () =>
    db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', actor.tenant).where('subject', '=', actor.sub).executeTakeFirst();
  const known = await bySubject();
  if (known || !actor.email) return known;
  const bound = await db.kysely
    .updateTable('account')
    .set({ subject: actor.sub })
    .where('tenant_id', '=', actor.tenant)
    .where('email', '=', actor.email.toLowerCase())
    .where('subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // Of two first calls at once, one binds the account and the other finds it bound.
  return bound ?? bySubject();
}

/**
 * The account a call is about: the person's own, or, for staff, the one they name. Whoever is not staff and names another
 * gets the answer for "not there".
 */
export async function accountFor(db: Database, actor: Actor, id: string | undefined): Promise<AccountRow> {
  if (!actor.staff || id === undefined) {
    const own = await accountOf(db, actor);
    if (!own || (id !== undefined && id !== own.id)) throw notFound();
    return own;
  }
  const named = await db.kysely
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!named) throw notFound();
  return named;
}
