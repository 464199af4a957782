import { sql } from 'kysely';
import { movableInterview } from '#schemas/shared/booking';
import { fullName, type RecordStore } from '../../records/index.ts';
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
  const interview = movableInterview((account?.claims ?? undefined) as HeldInterview | undefined);
  return account && interview && { email: account.email, name: fullName(account), ...interview };
}
