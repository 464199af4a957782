import type { RateLimitParts } from '../../../platform/rate-counters/index.ts';

/** Keyed hash of a code, of one change alone. `to`: the new address or number, or the present one. */
export const codeHash = ({ hmac }: Pick<RateLimitParts, 'hmac'>, id: string, to: 'new' | 'present', code: string): string =>
  hmac('contact-code', `${id} ${to} ${code}`);
