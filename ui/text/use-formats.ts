import { useContext } from 'react';
import { formatsOf, type Formats } from '#locale/dates-and-numbers/formats-of';
import { FormatsContext } from './formats-context.ts';

/** Dates, money and numbers as the tenant's content sets them, in the language shown. A date is not broken over two lines. */
export function useFormats(language: string): Formats {
  const formats = formatsOf(useContext(FormatsContext), language);
  return { ...formats, date: (...moment) => formats.date(...moment).replaceAll(' ', '\u00a0') };
}
