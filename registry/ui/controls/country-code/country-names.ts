import { useEffect, useState } from 'react';
import { nameIn } from './countries.ts';
import { writtenCountries, type Names } from '../../text/written-names/countries.ts';

/** How countries are called in a language, by their two letters: as written here where the browser does not know. */
export function useCountryNames(language: string): (two: string) => string {
  const [written, setWritten] = useState<Names>();
  useEffect(() => void writtenCountries(language).then(setWritten), [language]);
  return (two) => written?.[two] ?? nameIn(language, two);
}
