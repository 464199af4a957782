import type { Operation } from '../call.ts';
import { identifyByLink, recipientOfLink } from '../../records/index.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';

/** API-IDENTITY, APP-08: whom a mailed link was sent to; `Result` is the user name to sign in with. A link answers until it is used; this call uses one that only identifies, unless it states otherwise. */
export const identifyUser: Operation<'users.identify', LookupParts> = async ({ parts, tenant, body, address }) => {
  await consumeLookup(parts, { tenant, of: address });
  const presented = { tenant, token: body.token, now: new Date(parts.clock()) };
  const found = await (body.use === false ? recipientOfLink : identifyByLink)(parts.db.kysely, presented);
  if (!found) return { Success: false, ErrorMessage: 'Invalid token' };
  const { link, account } = found;
  return {
    Success: true,
    AccountId: account.id,
    Result: account.email,
    ...(link.submission_id ? { SubmissionId: link.submission_id } : {}),
  };
};
