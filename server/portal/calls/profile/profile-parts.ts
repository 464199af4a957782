import { storedNumbers } from '#schemas/values/telephone/stored-numbers';
import type { Transaction } from 'kysely';
import type { ContactKind } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import type { Tables } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { RateLimitParts } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { Contact } from '../../../services/identity/index.ts';
import { nameHolders, writtenLanguageOf, type AccountRow, type PublishedContent } from '../../records/index.ts';

/** What the calls of a person's contact details work with. */
export interface ProfileParts extends RateLimitParts, PublishedContent {
  /** Absent where a remote identity service has the people. */
  readonly contact?: Contact | undefined;
  readonly limits: {
    /** Codes for one account, or to one address, in an hour. */
    readonly codesPerHour: number;
    /** Steps per network in a minute. */
    readonly signIn: number;
  };
}

/** What may be changed here: what a code can be sent to (PRO-01). */
export function provable({ contact }: Pick<ProfileParts, 'contact'>, { methods }: Tenant['identity']): ContactKind[] {
  if (!contact) return [];
  return methods.some((method) => method !== 'Email') ? ['email', 'phone'] : ['email'];
}

/** Where the person is reached now, and signs in: a change is confirmed from there, too. Undefined where nothing is known. */
export const presentAddress = (
  { email, phone }: Pick<AccountRow, 'email' | 'phone'>,
  { methods }: Tenant['identity'],
): string | undefined => (methods.includes('Email') ? email || phone : phone || email) || undefined;

/** SEC-3: what an account has and its person gave to sign in with, and a first proof of the other has dropped. Elsewhere a number is contact data alone. */
export async function unprovenNames(
  parts: Pick<ProfileParts, 'contact' | 'db'>,
  identity: Tenant['identity'],
  account: AccountRow,
): Promise<ContactKind[]> {
  const kinds = provable(parts, identity).filter((kind) => account[kind]);
  if (identity.enumeration !== 'spec' || !parts.contact || kinds.length === 0) return [];
  const names = await parts.contact.namesOf(parts.db.kysely, identity.userPoolId, account);
  return names.length === 0 ? [] : kinds.filter((kind) => !names.includes(account[kind] ?? ''));
}

/** The language that notices of a change are read in: of the person themselves, or of the account that staff act for (PAGE-20). */
export const noticeLanguage = (actor: Pick<Actor, 'staff'>, account: AccountRow, language: string): string =>
  (actor.staff ? writtenLanguageOf(account) : undefined) ?? language;

/** The service that proves an address of this kind; 503 where there is none. */
export function requireContact(parts: Pick<ProfileParts, 'contact'>, identity: Tenant['identity'], kind: ContactKind): Contact {
  if (!parts.contact || !provable(parts, identity).includes(kind)) throw contactElsewhere();
  return parts.contact;
}

/** 503 where the portal can change no address, or confirm no change. */
export const contactElsewhere = (): ProblemError =>
  new ProblemError(503, 'contact-elsewhere', 'This cannot be changed here. Please contact us.');

/** Whether another account has this address or number, or staff; and the accounts in which it is only written down. */
export async function isTaken(
  trx: Transaction<Tables>,
  { contact, poolId, account }: { readonly contact: Contact; readonly poolId: string; readonly account: AccountRow },
  { kind, value }: { readonly kind: ContactKind; readonly value: string },
): Promise<{ readonly taken: boolean; readonly writtenIn: readonly AccountRow[] }> {
  const { tenant_id: tenant, id } = account;
  const { holders, others } = await nameHolders(trx, contact.namesOf, { tenant, poolId, by: kind, value });
  let inPool = false;
  // Each is asked, whatever is found: it takes the same time.
  for (const name of kind === 'phone' ? storedNumbers(value) : [value])
    inPool = (await isOfUser(trx, { contact, poolId, account }, name)) || inPool;
  return { taken: inPool || holders.some((holder) => holder.id !== id), writtenIn: others.filter((other) => other.id !== id) };
}

/** Whether another person of the pool has it who has an account, or is to have none, as staff and who was shut out. */
async function isOfUser(
  trx: Transaction<Tables>,
  { contact, poolId, account }: { readonly contact: Contact; readonly poolId: string; readonly account: AccountRow },
  name: string,
): Promise<boolean> {
  const user = await contact.otherUser(trx, poolId, account, name);
  const own = await trx
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', account.tenant_id)
    .where((eb) => eb.or([eb('subject', '=', user?.sub ?? ''), eb.and([eb('subject', 'is', null), eb('email', '=', user?.email ?? ' ')])]))
    .limit(1)
    .executeTakeFirst();
  return user !== undefined && (own !== undefined || user.groups.length > 0 || !user.enabled);
}
