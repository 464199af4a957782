import { createHash } from 'node:crypto';

/** `sha256-…` of an inline style or script, as a Content-Security-Policy names it. */
export const inlineHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
