import type { Database } from '../../platform/db/index.ts';

const dayMs = 86_400_000;

/**
 * Deletes what no sign-in needs any more: old codes, flows, limits, sessions and messages, and the counters of names
 * of no account. Counters of real accounts stay, but for those of single ranges of addresses: only a success or a link clears them. Call it
 * now and then.
 */
export async function sweepSignIn({ kysely }: Database, now: number): Promise<void> {
  const before = (days: number): Date => new Date(now - days * dayMs);
  await kysely.deleteFrom('identity_challenge').where('expires_at', '<', before(1)).execute();
  await kysely.deleteFrom('identity_unlock').where('expires_at', '<', before(0)).execute();
  await kysely.deleteFrom('identity_refresh').where('expires_at', '<', before(1)).execute();
  await kysely.deleteFrom('auth_flow').where('expires_at', '<', before(0)).execute();
  await kysely.deleteFrom('auth_session').where('created_at', '<', before(1)).execute();
  await kysely.deleteFrom('rate_window').where('window_start', '<', before(1)).execute();
  await kysely.deleteFrom('message').where('expires_at', '<', before(7)).execute();
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
