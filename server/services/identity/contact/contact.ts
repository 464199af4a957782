import type { Handle } from '../../../platform/db/index.ts';
import { queueMessage } from '../../messages/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { contactMessage, type ContactNotice } from '../fill-messages/contact-change-message.ts';
import { noticeMs } from '../fill-messages/notice-life.ts';
import { forgetUsers } from '../people/forget-person.ts';
import { requirePool } from '../pools.ts';
import { isServed } from '../sign-in/code-countries.ts';
import { endSignIns } from '../tokens/revoke-tokens.ts';
import { findUser, nameColumnOf, type User } from '../users/find-user.ts';
import { namesOf, subOf, type Holder } from '../users/names-of.ts';

/** What changing a mail address or telephone number needs of its user pool. For this process only: none of it is an operation of the protocol. */
export interface Contact {
  /** A code as the pool's sign-in has them, and how long it counts. */
  newCode(poolId: string): { readonly code: string; readonly seconds: number };
  /** Whether codes are sent to this number. */
  serves(poolId: string, number: string): boolean;
  /** How many tries a code has. */
  readonly triesPerCode: number;
  /** Another person of the pool who has this address or number. */
  otherUser(trx: Handle, poolId: string, holder: Holder, value: string): Promise<User | undefined>;
  /** What this person signs in with; empty where the pool does not have them. */
  namesOf(trx: Handle, poolId: string, holder: Holder): Promise<readonly string[]>;
  /** Whether this person has the rights of a group, as staff and editors do. */
  isInGroup(trx: Handle, poolId: string, holder: Holder): Promise<boolean>;
  /** The proven address or number is what this person signs in with from now on, and no other person. Nothing happens where the pool does not have the person. */
  rename(trx: Handle, poolId: string, holder: Holder, value: string): Promise<void>;
  /** What the person is called, in the tokens from now on. */
  setName(trx: Handle, poolId: string, holder: Holder, name: { readonly given: string; readonly family: string }): Promise<void>;
  /** Ends the sign-ins of this person but for one, at once. */
  endSignIns(trx: Handle, poolId: string, holder: Holder, but: string | undefined): Promise<void>;
  /** Queues a message in the transaction that caused it. */
  notify(trx: Handle, poolId: string, notice: ContactNotice, language: string): Promise<void>;
  /** After the commit: what was queued may go. */
  sendQueued(): void;
}

/** Addresses and numbers in the user pools of `context`. Each call throws for a pool that is not there. */
export function makeContact(context: IdentityContext): Contact {
  const { secrets, clock, limits, randomInt } = context;
  return {
    triesPerCode: limits.triesPerCode,
    serves: (poolId, number) => isServed(requirePool(context.pools, poolId), number),
    newCode(poolId) {
      const { codeDigits, codeSeconds } = requirePool(context.pools, poolId);
      return { code: String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'), seconds: codeSeconds };
    },
    async otherUser(trx, poolId, holder, value) {
      const other = await findUser(trx, poolId, value);
      return other === undefined || other.sub === (await subOf(trx, poolId, holder)) ? undefined : other;
    },
    namesOf,
    async isInGroup(trx, poolId, holder) {
      const sub = await subOf(trx, poolId, holder);
      const user = sub === undefined ? undefined : await findUser(trx, poolId, sub);
      return (user?.groups.length ?? 0) > 0;
    },
    async rename(trx, poolId, holder, value) {
      const sub = await subOf(trx, poolId, holder);
      if (sub === undefined) return;
      const other = await findUser(trx, poolId, value);
      if (other && other.sub !== sub) await release(trx, context, poolId, other, value);
      const change = value.includes('@') ? { email: value, email_verified: true } : { phone: value, phone_verified: true };
      await trx.updateTable('identity_user').set(change).where('pool_id', '=', poolId).where('sub', '=', sub).execute();
    },
    async setName(trx, poolId, holder, { given, family }) {
      const sub = await subOf(trx, poolId, holder);
      if (sub === undefined) return;
      const names = { given_name: given, family_name: family || null, name: `${given} ${family}`.trim() };
      await trx.updateTable('identity_user').set(names).where('pool_id', '=', poolId).where('sub', '=', sub).execute();
    },
    async endSignIns(trx, poolId, holder, but) {
      const sub = await subOf(trx, poolId, holder);
      if (sub !== undefined) await endSignIns(trx, context, requirePool(context.pools, poolId), sub, but);
    },
    async notify(trx, poolId, notice, asked) {
      const pool = requirePool(context.pools, poolId);
      const language = pool.languages.includes(asked) ? asked : (pool.languages[0] ?? 'en');
      const { channel, ...body } = contactMessage(pool, notice, language);
      const now = clock();
      const expiresAt = now + ('code' in notice ? pool.codeSeconds * 1000 : noticeMs);
      await queueMessage(trx, secrets.messages, now, { tenant: pool.tenant, channel, body, expiresAt });
    },
    sendQueued: () => context.outbox.runNow(),
  };
}

/** A person without an account loses a name that another has proven, and who has no other one is forgotten. */
async function release(trx: Handle, context: IdentityContext, poolId: string, { sub, email, phone }: User, value: string): Promise<void> {
  await endSignIns(trx, context, requirePool(context.pools, poolId), sub);
  const column = nameColumnOf(value);
  if ((column === 'email' ? phone : email) === null) return forgetUsers(trx, poolId, [sub]);
  const none = { [column]: null, [`${column}_verified`]: false };
  await trx.updateTable('identity_user').set(none).where('pool_id', '=', poolId).where('sub', '=', sub).execute();
}
