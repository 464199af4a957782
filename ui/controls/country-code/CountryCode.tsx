import { useEffect, useState } from 'react';
import { Combobox, type ComboboxWords } from '../combobox/Combobox.tsx';
import { codeOf } from '#schemas/values/telephone/dialing-codes';
import { countriesIn, type Country } from './countries.ts';
import { countryMeant, findCountries } from './find-countries.ts';
import { writtenCountries, type Names } from '../../text/written-names/countries.ts';

interface CountryCodeProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly language: string;
  /** ISO code of the country most people here call from: chosen at the start, and meant where a prefix is shared. */
  readonly home?: string | undefined;
  /** Text of the field instead of `home`: a prefix, or what was typed before. */
  readonly typed?: string | undefined;
  readonly words: ComboboxWords;
}

/**
 * The country code of a phone number (LOGIN-13, LOGIN-14). The field holds text, `+44 United Kingdom`, of which the digits count: so it works
 * without a script, and with one it is found by prefix, code or name.
 */
export function CountryCode({ language, home, typed, words, ...field }: CountryCodeProps) {
  const [names, setNames] = useState<Names>();
  useEffect(() => void writtenCountries(language).then(setNames), [language]);
  const countries = countriesIn(language, names);
  return (
    <Combobox
      {...field}
      edition={names}
      defaultValue={typed || (home && codeOf(home)) || ''}
      autoComplete="tel-country-code"
      find={(text) => findCountries(countries, text, home).map(optionOf)}
      meant={(text) => {
        const country = text.trim() === '' ? undefined : countryMeant(countries, text, home);
        return country && optionOf(country);
      }}
      words={words}
    />
  );
}

/** A mark of direction keeps the plus before the digits where the language runs from right to left. */
const optionOf = ({ id, code, country }: Country) => ({ key: id, label: country, note: code, value: `\u200e${code} ${country}` });
