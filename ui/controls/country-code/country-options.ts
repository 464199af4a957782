import { useMemo, useState } from 'react';
import { nameIn } from './countries.ts';
import { useWrittenNames } from './country-names.ts';

/** A country of a native list. */
export interface ListedCountry {
  /** Of its option. */
  readonly value: string;
  /** ISO 3166-1, two letters. */
  readonly id: string;
  /** What follows its name in the list. */
  readonly suffix?: string;
}

/**
 * The options of a native list of countries, by their names in a language. Server and browser may name and sort them in other ways, and React puts the names of a
 * browser to the options of the html one after the other: while html is taken over, the list (`select` is its id) stays in the order that it has there.
 */
export function useCountryOptions(
  select: string,
  language: string,
  countries: readonly ListedCountry[],
): readonly { readonly value: string; readonly label: string }[] {
  const [inHtml] = useState(() => valuesOf(select));
  const written = useWrittenNames(language);
  return useMemo(() => {
    const options = countries.map(({ value, id, suffix = '' }) => ({ value, label: (written?.[id] ?? nameIn(language, id)) + suffix }));
    const { compare } = new Intl.Collator(language);
    const inOrder = written === null && inHtml;
    return options.sort((one, other) =>
      inOrder ? inOrder.indexOf(one.value) - inOrder.indexOf(other.value) : compare(one.label, other.label),
    );
  }, [countries, inHtml, language, written]);
}

/** The values of a list that the document has, in its order. */
function valuesOf(select: string): readonly string[] | undefined {
  if (typeof document === 'undefined') return undefined;
  const list = document.getElementById(select);
  return list instanceof HTMLSelectElement ? Array.from(list.options, ({ value }) => value) : undefined;
}
