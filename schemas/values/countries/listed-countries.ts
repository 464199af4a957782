import { dialingCodes } from '../telephone/dialing-codes.ts';
import { threeLetters } from './iso3.ts';

/** The countries of addresses and telephone numbers, by their three letters (`value`) and their two (`id`), each with its dialling prefix. */
export const listedCountries = dialingCodes.flatMap(({ id, code }) => {
  const value = threeLetters(id);
  return value ? [{ value, id, code }] : [];
});
