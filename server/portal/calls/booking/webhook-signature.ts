import { createHmac, timingSafeEqual } from 'node:crypto';

/** Calendly's header: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" as hex>`. */
export const signatureHeader = 'calendly-webhook-signature';

/** How old a signature may be, in seconds: a report that was caught on its way is worth nothing later. */
const maxAge = 180;

/** The header's value for a body. Pure. */
export const signatureOf = (key: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;

/** Whether a body was signed with the key a moment ago. Pure but for `now`, in milliseconds since 1970. */
export function isSigned(key: string, body: string, header: string | undefined, now: number): boolean {
  const seconds = Number(/(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1]);
  if (!header || Number.isNaN(seconds) || Math.abs(now / 1000 - seconds) > maxAge) return false;
  const expected = Buffer.from(signatureOf(key, body, seconds).split('v1=')[1] ?? '');
  return header.split(',').some((part) => {
    const given = Buffer.from(part.trim().replace(/^v1=/, ''));
    return part.trim().startsWith('v1=') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
