import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tenant } from '#schemas/tenant';
import type { Database, Tables } from '../db/index.ts';
import { hashOf, randomToken, type Seal } from '../identity/index.ts';

/** Tokens that never reach a browser. */
export interface UpstreamTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Session {
  readonly originJti: string;
  readonly sub: string;
  readonly tokens: UpstreamTokens;
}

interface Life {
  readonly createdAt: number;
  readonly lastActiveAt: number;
  readonly endedAt: number | undefined;
  readonly readAt: number;
}

const cacheMs = 5000;
const touchMs = 15_000;
const graceMs = 60_000;
const absoluteMs = 12 * 3_600_000;

/**
 * Who is signed in. The browser holds a random reference, the row its hash and the sealed tokens. A session ends by
 * sign-out, after the tenant's idle minutes plus 60 s without anything a person did, and after 12 hours.
 */
export class Sessions {
  readonly #db: Database;
  readonly #seal: Seal;
  readonly #clock: () => number;
  readonly #lives = new LRUCache<string, Life>({ max: 20_000 });

  constructor(options: { readonly db: Database; readonly seal: Seal; readonly clock: () => number }) {
    this.#db = options.db;
    this.#seal = options.seal;
    this.#clock = options.clock;
  }

  /** Answers the reference for the cookie; a new one at each sign-in. */
  async open(tenant: Tenant, session: Session): Promise<string> {
    const reference = randomToken();
    const now = new Date(this.#clock());
    await this.#db.kysely
      .insertInto('auth_session')
      .values({
        tenant_id: tenant.slug,
        session_hash: hashOf(reference),
        origin_jti: session.originJti,
        sub: session.sub,
        sealed: this.#seal.seal(JSON.stringify(session.tokens)),
        created_at: now,
        last_active_at: now,
      })
      .execute();
    return reference;
  }

  /** The living session of a cookie. */
  async read(tenant: Tenant, reference: string | undefined): Promise<Session | undefined> {
    if (!reference) return undefined;
    const row = await this.#db.kysely
      .selectFrom('auth_session')
      .selectAll()
      .where('tenant_id', '=', tenant.slug)
      .where('session_hash', '=', hashOf(reference))
      .executeTakeFirst();
    if (
      !row ||
      row.ended_at ||
      !this.#withinLimits(tenant, { createdAt: row.created_at.getTime(), lastActiveAt: row.last_active_at.getTime() })
    )
      return undefined;
    return { originJti: row.origin_jti, sub: row.sub, tokens: JSON.parse(this.#seal.open(row.sealed)) as UpstreamTokens };
  }

  /**
   * Whether the sign-in a token belongs to still lives; remembered for at most five seconds. `active`: a person did something, which keeps
   * it alive and is written at most every 15 seconds. At most one statement.
   */
  async isAlive(tenant: Tenant, originJti: string, active = false): Promise<boolean> {
    const life = await this.#life(tenant, originJti, active);
    return life !== undefined && life.endedAt === undefined && this.#withinLimits(tenant, life);
  }

  /** A person did something. */
  async touch(tenant: Tenant, originJti: string): Promise<void> {
    await this.isAlive(tenant, originJti, true);
  }

  async end(tenant: Tenant, originJti: string): Promise<void> {
    await this.#endWhere(tenant.slug, 'origin_jti', originJti);
  }

  /** Ends every session of a person, for staff and for erasure. */
  async endAll(tenant: Tenant, sub: string): Promise<void> {
    await this.#endWhere(tenant.slug, 'sub', sub);
  }

  async #endWhere(tenant: string, column: 'origin_jti' | 'sub', value: string): Promise<void> {
    const ended = await this.#db.kysely
      .updateTable('auth_session')
      .set({ ended_at: new Date(this.#clock()), sealed: '' })
      .where('tenant_id', '=', tenant)
      .where(column, '=', value)
      .where('ended_at', 'is', null)
      .returning('origin_jti')
      .execute();
    for (const { origin_jti } of ended) this.#lives.delete(`${tenant} ${origin_jti}`);
  }

  #withinLimits(tenant: Tenant, { createdAt, lastActiveAt }: Pick<Life, 'createdAt' | 'lastActiveAt'>): boolean {
    const now = this.#clock();
    return now - lastActiveAt < idleMs(tenant) && now - createdAt < absoluteMs;
  }

  async #life(tenant: Tenant, originJti: string, active: boolean): Promise<Life | undefined> {
    const now = this.#clock();
    const key = `${tenant.slug} ${originJti}`;
    const known = this.#lives.get(key);
    const fresh = known && now - known.readAt < cacheMs && now >= known.readAt;
    if (fresh && !(active && this.#isDue(tenant, known))) return known;
    const row = await this.#read(tenant, originJti, active);
    if (!row) return undefined;
    const life: Life = {
      createdAt: row.created_at.getTime(),
      lastActiveAt: row.touched ? now : row.last_active_at.getTime(),
      endedAt: row.ended_at?.getTime(),
      readAt: now,
    };
    this.#lives.set(key, life);
    return life;
  }

  #isDue(tenant: Tenant, life: Life): boolean {
    return life.endedAt === undefined && this.#clock() - life.lastActiveAt >= touchMs && this.#withinLimits(tenant, life);
  }

  /** Reads a session and, where a person did something, writes so if that is due. */
  #read(tenant: Tenant, originJti: string, active: boolean) {
    const now = this.#clock();
    const life = (db: Kysely<Tables>) =>
      db
        .selectFrom('auth_session')
        .select(['created_at', 'last_active_at', 'ended_at'])
        .where('tenant_id', '=', tenant.slug)
        .where('origin_jti', '=', originJti);
    if (!active)
      return life(this.#db.kysely)
        .select(sql<boolean>`false`.as('touched'))
        .executeTakeFirst();
    return this.#db.kysely
      .with('life', () => life(this.#db.kysely))
      .with('touched', (db) =>
        db
          .updateTable('auth_session')
          .set({ last_active_at: new Date(now) })
          .where('tenant_id', '=', tenant.slug)
          .where('origin_jti', '=', originJti)
          .where('ended_at', 'is', null)
          .where('last_active_at', '<=', new Date(now - touchMs))
          .where('last_active_at', '>', new Date(now - idleMs(tenant)))
          .where('created_at', '>', new Date(now - absoluteMs))
          .returning('origin_jti'),
      )
      .selectFrom('life')
      .select(['created_at', 'last_active_at', 'ended_at'])
      .select(sql<boolean>`exists (select 1 from touched)`.as('touched'))
      .executeTakeFirst();
  }
}

/** How long somebody may do nothing, in milliseconds. */
const idleMs = ({ sessionMinutes = 15 }: Tenant): number => sessionMinutes * 60_000 + graceMs;
