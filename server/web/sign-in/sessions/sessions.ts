import type { Selectable } from 'kysely';
import type { Tenant } from '#schemas/tenant';
import type { AuthSessionTable, Database, Handle } from '../../../platform/db/index.ts';
import { hashOf, randomToken, type Secrets } from '../../../services/identity/index.ts';
import { isWithinLimits, LiveSessions, touchMs } from './live-sessions.ts';
import { renewSecret } from './session-secret.ts';

/** The refresh token never reaches a browser. */
export interface Session {
  readonly originJti: string;
  readonly sub: string;
  readonly refreshToken: string;
}

type SessionRow = Selectable<AuthSessionTable>;

/**
 * Who is signed in. The browser holds the session's random name and a secret that a renewal replaces once it is a minute old; the row has their
 * hashes and the sealed refresh token. A session ends by sign-out, after the tenant's idle minutes plus 60 s without anything a person did, after
 * `maxSessionMs`, and when a replaced secret comes back more than a minute after its successor was presented. `handle`: the present transaction.
 */
export class Sessions {
  readonly #db: Database;
  readonly #secrets: Pick<Secrets, 'sessions' | 'hmac'>;
  readonly #clock: () => number;
  readonly #lives: LiveSessions;

  constructor(options: { readonly db: Database; readonly secrets: Pick<Secrets, 'sessions' | 'hmac'>; readonly clock: () => number }) {
    this.#db = options.db;
    this.#secrets = options.secrets;
    this.#clock = options.clock;
    this.#lives = new LiveSessions(options.db, options.clock);
  }

  /** FRM-15: what a device of this person seals their answers with; it comes with every session of theirs, and is stored nowhere. */
  answersKey(tenant: Tenant, sub: string): string {
    return this.#secrets.hmac('answers on a device', tenant.slug, sub);
  }

  /** Answers the cookie; a new name at each sign-in. */
  async open(tenant: Tenant, session: Session): Promise<string> {
    const { cookie, write } = this.opening(tenant, session, this.#db.kysely);
    await write.execute();
    return cookie;
  }

  /** As `open`, for the caller to run the write together with others. */
  opening(tenant: Tenant, session: Session, handle: Handle) {
    const [name, secret] = [randomToken(), randomToken()];
    const now = new Date(this.#clock());
    const write = handle.insertInto('auth_session').values({
      tenant_id: tenant.slug,
      session_hash: hashOf(name),
      secret_hash: hashOf(secret),
      rotated_at: now,
      origin_jti: session.originJti,
      sub: session.sub,
      sealed: this.#secrets.sessions.seal(JSON.stringify({ refreshToken: session.refreshToken })),
      created_at: now,
      last_active_at: now,
    });
    return { cookie: cookieOf(name, secret), write };
  }

  /**
   * The living session of a cookie, and the cookie that the browser has from now on: the same one for all who ask with the replaced one, so that
   * none of them is signed out. A renewal that changes nothing writes and locks nothing. `active`: a person did something.
   */
  async renew(
    trx: Handle,
    tenant: Tenant,
    cookie: string | undefined,
    active: boolean,
  ): Promise<(Session & { readonly cookie: string }) | undefined> {
    const { name, secret } = partsOf(cookie);
    const next = this.#secrets.hmac('session-secret', name, secret);
    const now = this.#clock();
    const look = async (lock: boolean) => {
      const row = await this.#rowOf(tenant, cookie, trx, lock);
      if (!row) return undefined;
      if (!this.#isWithinLimits(tenant, row)) {
        await this.#lives.endTooOld(trx, tenant, row.origin_jti);
        return undefined;
      }
      const renewal = renewSecret(row, secret, next, now);
      const touched = active && now - row.last_active_at.getTime() >= touchMs ? { last_active_at: new Date(now) } : {};
      return { row, renewal, changes: { ...renewal?.changes, ...touched } };
    };
    let found = await look(false);
    if (found && (!found.renewal || Object.keys(found.changes).length > 0)) found = await look(true);
    if (!found) return undefined;
    const { row, renewal, changes } = found;
    if (!renewal) {
      await this.#endWhere(tenant.slug, 'origin_jti', row.origin_jti, trx);
      return undefined;
    }
    if (Object.keys(changes).length > 0)
      await trx
        .updateTable('auth_session')
        .set(changes)
        .where('tenant_id', '=', tenant.slug)
        .where('session_hash', '=', row.session_hash)
        .execute();
    if (active) this.#lives.forget(tenant.slug, row.origin_jti);
    return { ...this.#sessionOf(row), cookie: cookieOf(name, renewal.secret) };
  }

  /** The living session of a cookie; reading changes nothing, so that no document can keep a session alive or end it. */
  async read(tenant: Tenant, cookie: string, handle: Handle = this.#db.kysely): Promise<Session | undefined> {
    const row = await this.#rowOf(tenant, cookie, handle, false);
    if (!row || !this.#isWithinLimits(tenant, row)) return undefined;
    const { secret } = partsOf(cookie);
    return renewSecret(row, secret, secret, this.#clock()) && this.#sessionOf(row);
  }

  /** Ends the session of a cookie, if there is one. */
  async endOf(tenant: Tenant, cookie: string | undefined, handle: Handle): Promise<void> {
    if (cookie) await this.#endWhere(tenant.slug, 'session_hash', hashOf(partsOf(cookie).name), handle);
  }

  /**
   * Ends the session of a cookie and answers what it was, unless it had ended. Its name is enough, whichever secret comes with it: only who
   * had a cookie of this session knows its name.
   */
  async take(tenant: Tenant, cookie: string | undefined): Promise<Session | undefined> {
    const row = await this.#db.transaction(async (trx) => {
      const living = await this.#rowOf(tenant, cookie, trx, true);
      if (living) await this.#endWhere(tenant.slug, 'session_hash', living.session_hash, trx);
      return living;
    });
    return row && this.#sessionOf(row);
  }

  /** The session that a cookie names and that has not ended. */
  async #rowOf(tenant: Tenant, cookie: string | undefined, handle: Handle, lock: boolean): Promise<SessionRow | undefined> {
    if (!cookie) return undefined;
    return handle
      .selectFrom('auth_session')
      .selectAll()
      .where('tenant_id', '=', tenant.slug)
      .where('session_hash', '=', hashOf(partsOf(cookie).name))
      .where('ended_at', 'is', null)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst();
  }

  #isWithinLimits(tenant: Tenant, row: SessionRow): boolean {
    return isWithinLimits(tenant, { createdAt: row.created_at.getTime(), lastActiveAt: row.last_active_at.getTime() }, this.#clock());
  }

  #sessionOf(row: SessionRow): Session {
    const { refreshToken } = JSON.parse(this.#secrets.sessions.open(row.sealed)) as Pick<Session, 'refreshToken'>;
    return { originJti: row.origin_jti, sub: row.sub, refreshToken };
  }

  /** Whether the sign-in a token belongs to still lives (`LiveSessions`). */
  isAlive(tenant: Tenant, originJti: string, active = false): Promise<boolean> {
    return this.#lives.isAlive(tenant, originJti, active);
  }

  async end(tenant: Tenant, originJti: string): Promise<void> {
    await this.#endWhere(tenant.slug, 'origin_jti', originJti);
  }

  /** Ends every session of a person, for staff and for erasure. */
  async endAll(tenant: Tenant, sub: string): Promise<void> {
    await this.#endWhere(tenant.slug, 'sub', sub);
  }

  /** As `endAll`, but for the one of a sign-in, in the transaction that ends the sign-ins. */
  async endSessions(trx: Handle, tenant: string, sub: string, but: string | undefined): Promise<void> {
    await this.#endWhere(tenant, 'sub', sub, trx, but);
  }

  async #endWhere(
    tenant: string,
    column: 'origin_jti' | 'sub' | 'session_hash',
    value: string,
    handle: Handle = this.#db.kysely,
    but?: string,
  ): Promise<void> {
    const ended = await handle
      .updateTable('auth_session')
      .set({ ended_at: new Date(this.#clock()), sealed: '' })
      .where('tenant_id', '=', tenant)
      .where(column, '=', value)
      .where('ended_at', 'is', null)
      .$if(but !== undefined, (all) => all.where('origin_jti', '!=', but ?? ''))
      .returning('origin_jti')
      .execute();
    for (const { origin_jti } of ended) this.#lives.forget(tenant, origin_jti);
  }
}

const cookieOf = (name: string, secret: string): string => `${name}.${secret}`;

function partsOf(cookie = ''): { readonly name: string; readonly secret: string } {
  const at = cookie.indexOf('.');
  return at < 0 ? { name: cookie, secret: '' } : { name: cookie.slice(0, at), secret: cookie.slice(at + 1) };
}
