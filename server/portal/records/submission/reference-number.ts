import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 9;

/**
 * Nine signs people can read over the phone (Crockford's alphabet: no I, L, O, U): `7K3M-9QXD-4`. 45 random bits; unique in the tenant by key. One of
 * them is a digit, by which a search knows it from a word.
 */
export function referenceNumber(): string {
  const signs = [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');
  return /\d/.test(signs) ? grouped(signs) : referenceNumber();
}

/** The whole of a reference number as it is stored, however its signs were grouped; undefined where a text is none, or a word without a digit. Pure. */
export function referenceNumberIn(typed: string): string | undefined {
  const signs = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return signs.length === length && /\d/.test(signs) && [...signs].every((sign) => letters.includes(sign)) ? grouped(signs) : undefined;
}

const grouped = (signs: string): string => `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
