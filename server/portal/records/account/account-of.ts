import type { Selectable } from 'kysely';
import { normalMailAddress } from '#schemas/values/mail-address';
import type { Actor } from '../../../platform/http/index.ts';
import type { Database, AccountTable } from '../../../platform/db/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';

export type AccountRow = Selectable<AccountTable>;

/** Who calls, and the account that the call's address chooses. Every call of a signed-in person is one. */
export interface ActingCall {
  readonly parts: { readonly db: Database };
  readonly actor: Actor;
  /** `accountId` of the query. It counts for staff alone. */
  readonly chosen: string | undefined;
}

/**
 * For whom a call acts (APP-04, FRM-19): claimants for their own account, whatever the address names; staff for the account of their tenant
 * that they chose, in the query or as what the call itself names (`named`), and refused where they chose none. Undefined: a claimant who has
 * no account. An account that is named and is not the one acted for is answered like one that is not there.
 */
export async function accountOf({ parts, actor, chosen }: ActingCall, named?: string): Promise<AccountRow | undefined> {
  const account = actor.staff ? await findChosen(parts.db, actor, chosen ?? named) : await findOwn(parts.db, actor);
  if (named !== undefined && named !== account?.id) throw notFound();
  return account;
}

/** As `accountOf`; 404 for a claimant who has no account. */
export async function requireAccount(acting: ActingCall, named?: string): Promise<AccountRow> {
  const account = await accountOf(acting, named);
  if (!account) throw notFound();
  return account;
}

/** For the audit trail: the account staff act for; undefined for claimants, who act for themselves. Pure. */
export const onBehalfOf = ({ actor }: Pick<ActingCall, 'actor'>, accountId: string): string | undefined =>
  actor.staff ? accountId : undefined;

async function findChosen(db: Database, actor: Actor, id: string | undefined): Promise<AccountRow> {
  if (id === undefined) throw new ProblemError(400, 'no-account-chosen', 'Choose the person you act for.');
  const chosen = db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', actor.tenant).where('id', '=', id);
  return chosen.executeTakeFirstOrThrow(notFound);
}

/** An account that was made inactive is refused at once, whatever tokens are still valid. */
async function findOwn(db: Database, actor: Actor): Promise<AccountRow | undefined> {
  const account = await findOrBind(db, actor);
  if (account && !account.active) throw new ProblemError(403, 'inactive-account', 'The account is inactive.');
  return account;
}

/** An account made for an email is bound to the first identity that proves it. */
async function findOrBind(db: Database, actor: Actor): Promise<AccountRow | undefined> {
  const bySubject = () =>
    db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', actor.tenant).where('subject', '=', actor.sub).executeTakeFirst();
  const known = await bySubject();
  if (known || !actor.email) return known;
  const bound = await db.kysely
    .updateTable('account')
    .set({ subject: actor.sub })
    .where('tenant_id', '=', actor.tenant)
    .where('email', '=', normalMailAddress(actor.email))
    .where('subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // Of two first calls at once, one binds the account and the other finds it bound.
  return bound ?? bySubject();
}
