import { formerNumber } from './former-number.ts';
import { planOf, readPhone, type PhoneNumber } from './read-phone.ts';

/**
 * What the former reading made of the usual spellings of a number: national, with and without the trunk digit, and with the code in the number. Without those that are
 * another number by now: it may be that of another person. Pure.
 */
function formerNumbers({ e164, country }: PhoneNumber): readonly string[] {
  if (country === undefined) return [];
  const { code, trunk = '' } = planOf(country);
  const national = e164.slice(1 + code.length);
  const former = [national, `${trunk}${national}`, `${code}${national}`].map((spelled) => formerNumber(code, spelled));
  return [...new Set(former)].filter((number) => number !== e164 && !isNumber(number));
}

function isNumber(number: string): boolean {
  const reading = readPhone(number);
  return 'e164' in reading && reading.e164 === number;
}

/** How a number (E.164) may be stored, as it is read now first: what was stored by the former reading is of one person with it. Pure. */
export function storedNumbers(e164: string): readonly string[] {
  const reading = readPhone(e164);
  return 'e164' in reading && reading.e164 === e164 ? [e164, ...formerNumbers(reading)] : [e164];
}
