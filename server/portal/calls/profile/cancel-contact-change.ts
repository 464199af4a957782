import { appendEntry, onBehalfOf, requireAccount } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import type { ProfileParts } from './profile-parts.ts';
import { profileOf } from './read-profile.ts';

/** PRO-01: a change that was begun is given up; its code does not count any more. Without one nothing happens. */
export const cancelContactChange: Operation<'profile.cancelContact', ProfileParts> = async (call) => {
  const { parts, actor, tenant, body, requestId } = call;
  const account = await requireAccount(call);
  await parts.db.transaction(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_change')
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', account.id)
      .where('kind', '=', body.kind)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const at = new Date(parts.clock());
    const event = { tenant, at, actor: actor.sub, onBehalfOf: onBehalfOf(call, account.id), object: `account/${account.id}`, requestId };
    await appendEntry(trx, { ...event, action: `account.${body.kind}-change-cancelled` });
  });
  return profileOf(call, account);
};
