import type { PhoneReading } from './read-phone.ts';

/** A number that calls and messages reach, or the word of what is wrong with it and the values of its places. */
export type DialledNumber =
  | { readonly e164: string }
  | { readonly word: 'phoneImpossible' | 'phoneExtension'; readonly values: Readonly<Record<string, string>> };

/** What was read, where a number is needed that a message can be sent to: an extension cannot be dialled. Loads no rules of countries. Pure. */
export function dialledNumber(reading: PhoneReading): DialledNumber {
  if ('fault' in reading) return { word: 'phoneImpossible', values: {} };
  return reading.extension === undefined ? { e164: reading.e164 } : { word: 'phoneExtension', values: { extension: reading.extension } };
}
