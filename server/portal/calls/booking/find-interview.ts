import { sql } from 'kysely';
import type { RecordStore } from '../../records/index.ts';
import type { HeldInterview } from './account-after-event.ts';

/** Whose interview it is that is cancelled or moved at this address, and when it is; undefined where no account of the tenant has it. */
export async function findInterview({ db }: Pick<RecordStore, 'db'>, tenant: string, address: string) {
  const account = await db.kysely
    .selectFrom('account')
    .select(['email', 'name', 'family_name', 'claims'])
    .where('tenant_id', '=', tenant)
    .where((where) =>
      where.or([
        where(sql<string>`claims->>'app_CancelUrl'`, '=', address),
        where(sql<string>`claims->>'app_RescheduleUrl'`, '=', address),
      ]),
    )
    .executeTakeFirst();
  const { app_StartTime: startsAt, app_CancelUrl: cancelUrl, app_RescheduleUrl: rescheduleUrl } = (account?.claims ?? {}) as HeldInterview;
  if (!account || !startsAt || !cancelUrl || !rescheduleUrl) return undefined;
  return { email: account.email, name: `${account.name} ${account.family_name}`, startsAt, cancelUrl, rescheduleUrl };
}
