import type { Handle, Write } from '../../../platform/db/index.ts';
import { rangeOf } from '../../../platform/rate-counters/index.ts';
import type { Secrets } from '../secrets.ts';
import { hashOf } from '../secrets.ts';

/** All strangers of an account together. */
const strangers = 'unknown';

/** A device that signed in to the account before has a bucket of its own; so that an attacker uses up their own, strangers have one for each range. */
export const bucketOfDevice = (device: string): string => `device:${hashOf(device)}`;
export const bucketOfRange = (hmac: Secrets['hmac'], address: string): string => `range:${hmac('bucket', rangeOf(address))}`;

export const isDevice = (bucket: string): boolean => bucket.startsWith('device:');

/** What a try in a bucket counts for, in the order in which rows are locked. */
export const bucketsOf = (bucket: string): readonly string[] => (bucket.startsWith('range:') ? [bucket, strangers] : [bucket]);

/** What is written after a right code. */
export function deviceWrites(trx: Handle, poolId: string, subject: string, device: string | undefined, now: number): readonly Write[] {
  if (!device || device.length < 32) return [];
  return [
    trx
      .insertInto('identity_device')
      .values({ pool_id: poolId, subject, device_hash: hashOf(device), created_at: new Date(now) })
      .onConflict((conflict) => conflict.columns(['pool_id', 'subject', 'device_hash']).doNothing()),
  ];
}
