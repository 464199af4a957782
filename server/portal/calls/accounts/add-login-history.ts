import { randomUUID } from 'node:crypto';
import { daySeconds } from '#locale/dates-and-numbers/units-of-time';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import type { Operation } from '../call.ts';
import type { RecordStore } from '../../records/index.ts';

interface HistoryLimits {
  readonly limits: { readonly codesPerHour: number };
}

/** LOGIN-11, LOGIN-16: one line per sign-in; answers its id. Whose it is comes from the token, not from the body. A day has as many lines as ten hours have codes. */
export const addLoginHistory: Operation<'accounts.loginHistory', RecordStore & RateLimitParts & HistoryLimits> = async ({
  parts,
  tenant,
  actor,
}) => {
  const limit = parts.limits.codesPerHour * 10;
  await consumeRateLimit(parts, { tenant, what: 'sign-ins listed', of: actor.sub, limit, seconds: daySeconds });
  const id = randomUUID();
  await parts.db.kysely
    .insertInto('login_history')
    .values({ tenant_id: tenant, id, subject: actor.sub, at: new Date(parts.clock()) })
    .execute();
  return { id };
};
