import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Nine signs people can read over the phone (Crockford's alphabet: no I, L, O, U): `7K3M-9QXD-4`. 45 random bits; unique in the tenant by key. */
export function referenceNumber(): string {
  const signs = [...randomBytes(9)].map((byte) => letters[byte % 32]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}
