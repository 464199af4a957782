import type { Handle } from '../../db/index.ts';
import { hashOf } from '../secrets.ts';

const unknown = 'unknown';

/**
 * Tries of a device that signed in to this account before are counted apart, so that a stranger's failures do not lock
 * its owner out (SECURITY 2). The device is a random value kept by the sign-in routes; strangers share one bucket.
 */
export async function bucketOf(db: Handle, poolId: string, subject: string, device: string | undefined): Promise<string> {
  const hash = hashOf(device ?? '');
  const row = await db
    .selectFrom('identity_device')
    .select('device_hash')
    .where('pool_id', '=', poolId)
    .where('subject', '=', subject)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return row && device ? `device:${hash}` : unknown;
}

/** After a right code. */
export async function rememberDevice(trx: Handle, poolId: string, subject: string, device: string | undefined, now: number): Promise<void> {
  if (!device || device.length < 32) return;
  await trx
    .insertInto('identity_device')
    .values({ pool_id: poolId, subject, device_hash: hashOf(device), created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['pool_id', 'subject', 'device_hash']).doNothing())
    .execute();
}
