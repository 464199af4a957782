import type { Operation } from '../call.ts';
import { accountOf, identifyByLink, recipientOfLink, type AccountRow } from '../../records/index.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { masked } from '../../../services/identity/index.ts';

/**
 * API-IDENTITY, APP-08: whom a mailed link was sent to; `Result` is the user name to sign in with. A link answers until it is used; this call uses one that
 * only identifies, unless it states otherwise. SEC-9: a caller who is signed in as another person gets the name masked, and the link stays unused.
 */
export const identifyUser: Operation<'users.identify', LookupParts> = async ({ parts, tenant, body, address, actor }) => {
  await consumeLookup(parts, { tenant, of: address });
  const presented = { tenant, token: body.token, now: new Date(parts.clock()) };
  const refused = { Success: false, ErrorMessage: 'Invalid token' };
  const sent = await recipientOfLink(parts.db.kysely, presented);
  if (!sent) return refused;
  const isOwn = actor ? await isRecipient(parts, actor, sent.account) : undefined;
  if (isOwn === false) return { Success: true, IsOwn: false, Result: masked(sent.account.email) };
  const found = body.use === false ? sent : await identifyByLink(parts.db.kysely, presented);
  if (!found) return refused;
  const { link, account } = found;
  return {
    Success: true,
    AccountId: account.id,
    Result: account.email,
    ...(link.submission_id ? { SubmissionId: link.submission_id } : {}),
    ...(isOwn ? { IsOwn: true } : {}),
  };
};

const isRecipient = async (parts: LookupParts, actor: Actor, { id }: AccountRow): Promise<boolean> =>
  !actor.staff && (await accountOf({ parts, actor, chosen: undefined }))?.id === id;
