import type { readPhone } from './read-phone.ts';

let loaded: typeof readPhone | undefined;

/** `readPhone` once it is loaded: its rules are large, and few pages ask for a telephone number. */
export const phoneReader = (): typeof readPhone | undefined => loaded;

/** Loads it where a telephone number is asked for. Rejects where the browser cannot get it. */
export const loadPhoneReader = async (): Promise<typeof readPhone> => (loaded ??= (await import('./read-phone.ts')).readPhone);
