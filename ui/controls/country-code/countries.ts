import { dialingCodes } from '#schemas/values/telephone/dialing-codes';
import type { Names } from '../../text/written-names/countries.ts';

/** A row of the list of country codes (LOGIN-14). */
export interface Country {
  /** ISO 3166-1, two letters. */
  readonly id: string;
  /** Dialling prefix: `+44`. */
  readonly code: string;
  /** Name in the language asked for. */
  readonly country: string;
  readonly english: string;
}

/** Names people type that are not the name of the state. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'America'],
  AE: ['UAE'],
  NL: ['Holland'],
  TR: ['Turkey'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  MM: ['Burma'],
};

const known = new Map<string | Names, readonly Country[]>();

/**
 * All countries by the names of a language, in the order of the table: the country that a prefix means is before its neighbours. `names`
 * replace the browser's names.
 */
export function countriesIn(language: string, names?: Names): readonly Country[] {
  const key = names ?? language;
  const called = (id: string): string => names?.[id] ?? nameIn(language, id);
  const made = known.get(key) ?? dialingCodes.map(({ id, code }) => ({ id, code, country: called(id), english: nameIn('en', id) }));
  known.set(key, made);
  return made;
}

const namers = new Map<string, Intl.DisplayNames>();

/** How a country is called in a language, in English where the browser does not know. */
export function nameIn(language: string, id: string): string {
  const names = namers.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' });
  namers.set(language, names);
  return names.of(id) ?? id;
}
