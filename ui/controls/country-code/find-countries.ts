import { digitsOf } from '#schemas/values/digits';
import { otherNames, type Country } from './countries.ts';

/**
 * LOGIN-13: the countries that what was typed may mean, by prefix (`44`, `+44`), by code (`GB`) or by name in the language shown or in
 * English, in any order of words and without accents. What is meant exactly comes first, then what begins so, then the rest by name. Pure.
 */
export function findCountries(countries: readonly Country[], typed: string, home?: string): readonly Country[] {
  const words = splitWords(typed);
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, words);
    return rank === undefined ? [] : [{ country, rank }];
  });
  const { compare } = new Intl.Collator();
  // Sorting is stable: what shares a prefix exactly typed stays in the order of the table, after the country that is meant here.
  const isHome = ({ id }: Country): number => Number(id === home);
  return ranked
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        (one.rank === 0 ? isHome(other.country) - isHome(one.country) : compare(one.country.country, other.country.country)),
    )
    .map(({ country }) => country);
}

/**
 * The country that the text means when the field is left: the only one that fits, or the one it names exactly; a prefix that
 * several share means `home`, else the first of them. Pure.
 */
export function countryMeant(countries: readonly Country[], typed: string, home?: string): Country | undefined {
  const words = splitWords(typed);
  if (words.length === 0) return undefined;
  const found = findCountries(countries, typed);
  if (found.length === 1) return found[0];
  const exact = found.filter((country) => rankOf(country, words) === 0);
  return exact.find(({ id }) => id === home) ?? exact[0];
}

/** 0: meant exactly; 1: begins so; 2: a word of it begins so; undefined: something does not fit. */
function rankOf({ id, code, country, english }: Country, words: readonly string[]): 0 | 1 | 2 | undefined {
  const prefix = digitsOf(code);
  const letters = words.filter((word) => !isNumber(word));
  if (words.some((word) => isNumber(word) && !prefix.startsWith(word))) return undefined;
  if (letters.length === 0) return words.includes(prefix) ? 0 : 1;
  const names = [id, country, english, ...(otherNames[id] ?? [])].map((name) => splitWords(name).join(' '));
  const parts = names.flatMap((name) => name.split(' '));
  if (!letters.every((word) => parts.some((part) => part.startsWith(word)))) return undefined;
  const name = letters.join(' ');
  if (names.includes(name)) return 0;
  return names.some((known) => known.startsWith(name)) ? 1 : 2;
}

const isNumber = (word: string): boolean => /^\d/.test(word);

/** `+44 Côte d’Ivoire` → 44, cote, d, ivoire. */
const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Nd}+/gu, digitsOf)
    .match(/\p{L}+|\d+/gu) ?? [];
