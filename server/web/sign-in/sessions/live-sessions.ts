import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { tenantDefaults, type Tenant } from '#schemas/tenant';
import type { Database, Tables } from '../../../platform/db/index.ts';
import { maxSessionMs } from '../../../services/identity/index.ts';

interface Life {
  readonly createdAt: number;
  readonly lastActiveAt: number;
  readonly endedAt: number | undefined;
  readonly readAt: number;
}

const cacheMs = 5000;
/** Activity is written at most this often. */
export const touchMs = 15_000;
const graceMs = 60_000;

/** Whether a session is within the idle minutes of its tenant, plus 60 s, and within `maxSessionMs`. Pure. */
export function isWithinLimits(
  tenant: Tenant,
  { createdAt, lastActiveAt }: Pick<Life, 'createdAt' | 'lastActiveAt'>,
  now: number,
): boolean {
  return now - lastActiveAt < idleMs(tenant) && now - createdAt < maxSessionMs;
}

/** Which sessions live, by the sign-in that tokens name: what every call asks. */
export class LiveSessions {
  readonly #db: Database;
  readonly #clock: () => number;
  readonly #kept = new LRUCache<string, Life>({ max: 20_000 });

  constructor(db: Database, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Whether the sign-in a token belongs to still lives; remembered for at most five seconds. `active`: a person did something, which keeps
   * it alive and is written at most every 15 seconds. At most one statement.
   */
  async isAlive(tenant: Tenant, originJti: string, active: boolean): Promise<boolean> {
    const life = await this.#life(tenant, originJti, active);
    if (!life || life.endedAt !== undefined) return false;
    const isWithin = isWithinLimits(tenant, life, this.#clock());
    if (!isWithin) await this.endTooOld(this.#db.kysely, tenant, originJti);
    return isWithin;
  }

  /** A session that is refused as too old stays so (SEC-1), unless another process knows of something that its person did meanwhile. */
  async endTooOld(db: Kysely<Tables>, tenant: Tenant, originJti: string): Promise<void> {
    const now = this.#clock();
    await db
      .updateTable('auth_session')
      .set({ ended_at: new Date(now), sealed: '' })
      .where('tenant_id', '=', tenant.slug)
      .where('origin_jti', '=', originJti)
      .where('ended_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('last_active_at', '<=', new Date(now - idleMs(tenant))), eb('created_at', '<=', new Date(now - maxSessionMs))]),
      )
      .execute();
    this.forget(tenant.slug, originJti);
  }

  /** The session was changed: the next call reads it again. */
  forget(tenant: string, originJti: string): void {
    this.#kept.delete(keyOf(tenant, originJti));
  }

  async #life(tenant: Tenant, originJti: string, active: boolean): Promise<Life | undefined> {
    const now = this.#clock();
    const key = keyOf(tenant.slug, originJti);
    const known = this.#kept.get(key);
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
    this.#kept.set(key, life);
    return life;
  }

  #isDue(tenant: Tenant, life: Life): boolean {
    return life.endedAt === undefined && this.#clock() - life.lastActiveAt >= touchMs && isWithinLimits(tenant, life, this.#clock());
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
          .where('created_at', '>', new Date(now - maxSessionMs))
          .returning('origin_jti'),
      )
      .selectFrom('life')
      .select(['created_at', 'last_active_at', 'ended_at'])
      .select(sql<boolean>`exists (select 1 from touched)`.as('touched'))
      .executeTakeFirst();
  }
}

/** How long a person may be idle, in milliseconds. */
const idleMs = ({ sessionMinutes = tenantDefaults.sessionMinutes }: Tenant): number => sessionMinutes * minuteMs + graceMs;
const keyOf = (tenant: string, originJti: string): string => `${tenant} ${originJti}`;
