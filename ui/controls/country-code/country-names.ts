import { useEffect, useState } from 'react';
import { nameIn } from './countries.ts';
import { writtenCountries, type Names } from '../../text/written-names/countries.ts';

/** The names of countries that are written here for a language that the browser lacks; null until that is known. */
export function useWrittenNames(language: string): Names | null {
  const [written, setWritten] = useState<Names | null>(null);
  useEffect(() => void writtenCountries(language).then((names) => setWritten(names ?? {})), [language]);
  return written;
}

/** How countries are called in a language, by their two letters: as written here where the browser does not know. */
export function useCountryNames(language: string): (two: string) => string {
  const written = useWrittenNames(language);
  return (two) => written?.[two] ?? nameIn(language, two);
}
