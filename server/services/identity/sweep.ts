import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { Handle } from '../../platform/db/index.ts';

/**
 * Deletes what no pool needs any more: old codes, links and refresh tokens, and the counters of names of no account.
 * Counters of real accounts stay, but for those of single ranges of addresses: only a success or a link clears them.
 */
export async function sweepIdentity(kysely: Handle, now: number): Promise<void> {
  const before = (days: number): Date => new Date(now - days * dayMs);
  await kysely.deleteFrom('identity_challenge').where('expires_at', '<', before(1)).execute();
  await kysely.deleteFrom('identity_unlock').where('expires_at', '<', before(0)).execute();
  await kysely.deleteFrom('identity_refresh').where('expires_at', '<', before(1)).execute();
  await kysely.deleteFrom('identity_attempts').where('last_try_at', '<', before(30)).where('bucket', 'like', 'range:%').execute();
  await kysely
    .deleteFrom('identity_attempts')
    .where('last_try_at', '<', before(30))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_user')
            .select('sub')
            .whereRef('identity_user.pool_id', '=', 'identity_attempts.pool_id')
            .whereRef('identity_user.sub', '=', 'identity_attempts.subject'),
        ),
      ),
    )
    .execute();
}
