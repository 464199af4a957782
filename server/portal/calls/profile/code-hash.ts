import type { RateLimitParts } from '../../../platform/limits/index.ts';

/** Keyed hash of a code, of one change alone. */
export const codeHash = ({ hmac }: Pick<RateLimitParts, 'hmac'>, id: string, code: string): string => hmac('contact-code', `${id} ${code}`);
