import { digitsOf } from '../digits.ts';

/**
 * A number as the portal read it until it knew the rules of countries: the digits of a dialling code, and what was typed without one leading 0. Accounts are stored under it
 * (the 0 of Ivory Coast lost, a second code or a trunk digit in the number), so that sign-in also looks for it, and no other account may take it. Pure.
 */
export const formerNumber = (code: string, typed: string): string => `+${digitsOf(code)}${digitsOf(typed).replace(/^0/, '')}`;
