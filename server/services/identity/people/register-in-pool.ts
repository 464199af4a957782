import type { Handle } from '../../../platform/db/index.ts';
import { pickLanguage } from '#schemas/tenant';
import { queueMessage } from '../../messages/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { noticeMs } from '../fill-messages/notice-life.ts';
import { requirePool } from '../pools.ts';
import { identityErrors } from '../identity-error.ts';
import { issueTokens, type AuthenticationResult } from '../tokens/issue-tokens.ts';
import { openSignIn } from '../tokens/sign-in-row.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { addPeople, type Person } from './add-people.ts';
import { findUser, type User } from '../users/find-user.ts';
import { namesOf, type Holder } from '../users/names-of.ts';
import { noticeMessage, type Notice } from '../fill-messages/notice-message.ts';

/** What making an account needs of its user pool. For this process only: none of it is an operation of the protocol. */
export interface Registration {
  /** A person of the pool, by mail address, telephone number or `sub`. */
  find(trx: Handle, poolId: string, name: string): Promise<User | undefined>;
  /** What the person of an account signs in with; empty where the pool does not have them. */
  namesOf(trx: Handle, poolId: string, holder: Holder): Promise<readonly string[]>;
  /** Adds one person, whose names are not proven, in the transaction of the account; false, and nothing added, where a name or the `sub` is taken. */
  add(trx: Handle, poolId: string, person: Person): Promise<boolean>;
  /** Queues a message to the person, in the same transaction. A `decoy` is the same work and never sent. */
  notify(trx: Handle, poolId: string, notice: Notice, decoy?: boolean): Promise<void>;
  /** After the commit: what was queued may go. */
  sendQueued(): void;
  /** Tokens of a new sign-in without a passcode. Only for a person who was added a moment ago: it proves nothing. */
  admit(poolId: string, sub: string): Promise<AuthenticationResult>;
}

/** Registration in the user pools of `context`; `keys` sign the tokens of people who are admitted. Each call throws for a pool that is not there. */
export function makeRegistration(context: IdentityContext, keys: SigningKeys): Registration {
  const { db, secrets, clock } = context;
  return {
    find: findUser,
    namesOf,
    add: async (trx, poolId, person) => (await addPeople(trx, poolId, [{ ...person, proven: false }], clock())) === 1,
    notify: async (trx, poolId, notice, decoy = false) => {
      const pool = requirePool(context.pools, poolId);
      const language = pickLanguage(pool.languages, notice.language);
      const { channel, ...body } = noticeMessage(pool, { ...notice, language }, context.originOf(pool));
      const now = clock();
      await queueMessage(trx, secrets.messages, now, { tenant: pool.tenant, channel, body, expiresAt: now + noticeMs, decoy });
    },
    sendQueued: () => context.outbox.runNow(),
    admit: async (poolId, sub) => {
      const pool = requirePool(context.pools, poolId);
      const user = await findUser(db.kysely, poolId, sub);
      if (!user?.enabled) throw user ? identityErrors.userDisabled() : identityErrors.userNotFound();
      const signIn = await openSignIn(db.kysely, context, pool, sub, clock());
      return issueTokens(context, keys, pool, user, signIn);
    },
  };
}
