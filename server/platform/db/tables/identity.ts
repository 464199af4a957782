import type { ColumnType } from 'kysely';
import type { SignInMethod } from '#schemas/shared/sign-in-method';

/** Tables of identity, sign-in and mail. Every key begins with the pool or the tenant; ids are made in the application. */
export interface IdentityTables {
  identity_user: IdentityUserTable;
  identity_key: IdentityKeyTable;
  identity_challenge: IdentityChallengeTable;
  identity_attempts: IdentityAttemptsTable;
  identity_device: IdentityDeviceTable;
  identity_unlock: IdentityUnlockTable;
  identity_refresh: IdentityRefreshTable;
  auth_flow: AuthFlowTable;
  auth_session: AuthSessionTable;
  rate_window: RateWindowTable;
  message: MessageTable;
}

type TimestampColumn = ColumnType<Date, Date, Date>;

/** A person who may sign in. `sub` is also the internal user name, as in a pool with email as an alias. */
export interface IdentityUserTable {
  pool_id: string;
  sub: string;
  /** Lower case; unique in a pool. */
  email: string | null;
  /** `+` and digits; unique in a pool. */
  phone: string | null;
  /** A code sent there was used, or its proof came with the person. */
  email_verified: boolean;
  phone_verified: boolean;
  name: string | null;
  given_name: string | null;
  family_name: string | null;
  /** JSON list of group names. */
  groups: ColumnType<string[], string, string>;
  enabled: boolean;
  created_at: TimestampColumn;
}

/** One signing key per pool and token kind; the private part is sealed. */
interface IdentityKeyTable {
  pool_id: string;
  token_use: 'id' | 'access';
  kid: string;
  public_jwk: ColumnType<Record<string, string>, string, string>;
  sealed_private_jwk: string;
  created_at: TimestampColumn;
}

/** One passcode that was sent, and the protocol session it belongs to. */
export interface IdentityChallengeTable {
  pool_id: string;
  id: string;
  /** `sub`, or a keyed hash of the name typed where no such user exists. */
  subject: string;
  /** Keyed hash of the name typed: the answer may repeat either it or the `sub`. */
  typed_hash: string;
  /** Hash of the secret half of the session; a new one after every answer. */
  session_hash: string;
  code_hash: string;
  /** Keyed hash of the address or number the code went to; absent in older rows. */
  sent_to: string | null;
  /** No person has this name: no answer is right. */
  decoy: boolean;
  bucket: string;
  tries: number;
  /** `expired`: an answer was refused as too late (SEC-1). */
  state: 'open' | 'used' | 'superseded' | 'exhausted' | 'expired';
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
}

/** Failures and sends, per account and bucket: a known device, strangers of one range of addresses, all strangers (`unknown`). */
interface IdentityAttemptsTable {
  pool_id: string;
  subject: string;
  bucket: string;
  /** For the back-off; forgotten after 15 quiet minutes or a success. */
  failures: number;
  /** Since the last success or unlock; only those clear it. */
  consecutive: number;
  locked_until: ColumnType<Date | null, Date | null, Date | null>;
  last_try_at: ColumnType<Date | null, Date | null, Date | null>;
  /** When each code of the last hour was sent: JSON list of milliseconds. */
  sent: ColumnType<number[], string, string>;
}

interface IdentityDeviceTable {
  pool_id: string;
  subject: string;
  device_hash: string;
  created_at: TimestampColumn;
}

interface IdentityUnlockTable {
  pool_id: string;
  token_hash: string;
  subject: string;
  expires_at: TimestampColumn;
}

/** One sign-in: the refresh token (hashed) and the `origin_jti` all its tokens carry. */
interface IdentityRefreshTable {
  pool_id: string;
  token_hash: string;
  origin_jti: string;
  sub: string;
  client_id: string;
  auth_time: TimestampColumn;
  expires_at: TimestampColumn;
  revoked_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** A sign-in between its two steps, known to the browser by a cookie. */
interface AuthFlowTable {
  tenant_id: string;
  flow_hash: string;
  /** Sealed JSON: upstream session, user name, method. */
  sealed: string;
  expires_at: TimestampColumn;
}

/** A signed-in session, known to the browser by a cookie on /auth. */
export interface AuthSessionTable {
  tenant_id: string;
  session_hash: string;
  /** Of the cookie's changing half; null in a row from before there was one, until its first renewal. */
  secret_hash: string | null;
  /** Of the half that was replaced last, and when its successor was last given out. */
  previous_hash: ColumnType<string | null, string | null | undefined, string | null>;
  rotated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the newest half was first presented, while there is one that was replaced. */
  presented_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  origin_jti: string;
  sub: string;
  /** Sealed JSON: the refresh token. */
  sealed: string;
  created_at: TimestampColumn;
  last_active_at: TimestampColumn;
  ended_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** Counters of limits, shared by all server processes. */
interface RateWindowTable {
  tenant_id: string;
  key: string;
  window_start: TimestampColumn;
  count: number;
}

/** The outbox: a message is queued in the transaction that caused it. */
export interface MessageTable {
  tenant_id: string;
  id: string;
  channel: SignInMethod;
  /** Sealed JSON: to, subject, text, and whether it is a decoy; emptied once sent, except in demo mode. */
  sealed: string;
  /** `decoy`: was never sent; made so that an unknown name costs the same work. */
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'decoy';
  tries: number;
  next_try_at: TimestampColumn;
  /** Not sent after this. */
  expires_at: TimestampColumn;
  created_at: TimestampColumn;
}
