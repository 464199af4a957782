/** A day of the calendar as a language spells it out: `2 February 1980`. Day, month, year in every language: English alone would put the month first. Pure. */
export const speltDate = (day: Date, language: string): string => spelt(day, language, { dateStyle: 'long' });

/** `2026-11` as a language spells it out; anything else as it is. Pure. */
export const speltMonth = (month: string, language: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? spelt(new Date(`${month}-01`), language, { year: 'numeric', month: 'long' }) : month;

const spelt = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { calendar: 'gregory', timeZone: 'UTC', ...options }).format(date);
