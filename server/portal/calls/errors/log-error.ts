import { randomUUID } from 'node:crypto';
import type { Operation } from '../call.ts';
import { oneLine } from '../../../platform/log/log.ts';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';

/** ERR-04: one line per report; control characters become blanks and the query of the path is cut off (SEC-37). */
export const logError: Operation<'errors.log', RateLimitParts> = async ({ parts, tenant, actor, body }) => {
  await consumeRateLimit(parts, { tenant, what: 'error reports', of: actor.sub, limit: 10, seconds: 60 });
  await parts.db.kysely
    .insertInto('error_report')
    .values({
      tenant_id: tenant,
      id: randomUUID(),
      subject: actor.sub,
      message: oneLine(body.message),
      status: body.status ?? null,
      path: body.path === undefined ? null : oneLine(body.path.split('?')[0] ?? ''),
      at: new Date(parts.clock()),
    })
    .execute();
  return {};
};
