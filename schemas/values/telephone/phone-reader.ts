import { readPhone } from './read-phone.ts';

/** `readPhone` for rules that cannot wait. On the server it is always there; a browser has `phone-reader-of-browser.ts` in place of this module (`imports` of package.json). */
export const phoneReader = (): typeof readPhone | undefined => readPhone;

/** Resolves once `phoneReader` has it. */
export const loadPhoneReader = async (): Promise<typeof readPhone> => readPhone;
