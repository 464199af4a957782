import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { codeOf } from './dialing-codes.ts';
import { planOf } from './read-phone.ts';

/** A number as a person may write it. */
export interface Spelling {
  readonly typed: string;
  /** The country that is chosen beside it, two letters. */
  readonly country: string | undefined;
  readonly e164: string;
  /** The country of the number. */
  readonly of: string;
  readonly extension?: string;
}

/** The national numbers of Google's libphonenumber (PhoneNumberMetadata.xml, July 2026; Apache 2.0): by country a landline and a mobile number. */
const examples = JSON.parse(readFileSync(join(import.meta.dirname, 'example-numbers.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
/** Zimbabwe has given up the landlines of its example. */
const gone = new Set(['+2631312345']);

export const exampleNumbers = Object.entries(examples)
  .flatMap(([country, numbers]) => numbers.map((national) => ({ country, national, e164: `${codeOf(country)}${national}` })))
  .filter(({ e164 }) => !gone.has(e164));

const inScript = (text: string, zero: number): string => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** The ways in which people write a number, with the country chosen and with another. */
export function spellingsOf({ country, national, e164 }: (typeof exampleNumbers)[number]): readonly Spelling[] {
  const parsed = parsePhoneNumberFromString(e164);
  const code = planOf(country).code;
  const [domestic, international] = [parsed?.formatNational() ?? '', parsed?.formatInternational() ?? ''];
  const pairs = national.replaceAll(/(..)(?=.)/g, '$1 ');
  const abroad = country === 'GB' ? 'FR' : 'GB';
  const { trunk } = planOf(country);
  const of = (chosen: string | undefined, ...typed: readonly string[]): Spelling[] =>
    typed.map((one) => ({ typed: one, country: chosen, e164, of: country }));
  const extended = (chosen: string | undefined, extension: string, typed: string): Spelling =>
    ({ ...of(chosen, typed)[0], extension }) as Spelling;
  return [
    ...of(
      country,
      national,
      domestic,
      domestic.replaceAll(/\D/g, ''),
      domestic.replaceAll(/[\s()-]+/g, '–'),
      domestic.replaceAll(' ', '\u00a0'),
    ),
    ...of(
      country,
      inScript(domestic, 0x660),
      inScript(domestic, 0x9e6),
      `\u200f${domestic}\u200e`,
      `Mobile: ${domestic}`,
      `${domestic} (home)`,
    ),
    ...of(country, e164, `${code} ${pairs}`, `00${code}${national}`, `(+${code}) ${pairs}`),
    ...of(abroad, e164, international, `00 ${code} ${pairs}`, `(+${code}) ${pairs}`, `+${code}.${pairs.replaceAll(' ', '.')}`),
    ...of(
      abroad,
      international.replaceAll(' ', '\u2011'),
      international.replaceAll(' ', '\u202f'),
      `\u202a${international}\u202c`,
      `0${e164}`,
    ),
    ...of(abroad, inScript(international, 0xff10).replace('+', '＋'), `tel:${e164}`, `tel:${domestic};phone-context=+${code}`),
    ...of(undefined, e164, international, `00${code}${national}`),
    ...(trunk === '0' ? of(abroad, `+${code} (0)${pairs}`) : []),
    // Colombia, which has a trunk digit in the rules, has given it up.
    ...(trunk === '0' && country !== 'CO' ? of(abroad, `+${code} 0${national}`) : []),
    ...(country === 'RU' || country === 'KZ' ? of(country, `8 ${pairs}`) : []),
    ...(code === '1' ? [...of(country, `1 ${pairs}`), ...of('US', `1-${national}`)] : []),
    extended(country, '12', `${domestic} ext 12`),
    extended(country, '3', `${domestic} poste 3`),
    extended(country, '7', `${domestic} #7`),
    extended(country, '12', `${domestic}, 12`),
    extended(abroad, '123', `${international}x123`),
    extended(abroad, '55', `${international} доб. ५५`),
    extended(abroad, '99', `tel:${e164};ext=99`),
  ];
}

/** A tenth of all spellings, of numbers of every kind. */
export const someSpellings = (): readonly Spelling[] => exampleNumbers.flatMap(spellingsOf).filter((_, index) => index % 11 === 0);
