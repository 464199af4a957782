/**
 * The numbering systems of languages whose own digits are not the Latin ones, by the CLDR (2025): of every other language the digits are Latin. Machines disagree:
 * older releases write Arabic with Arabic digits, newer ones with Latin ones.
 */
const numberingSystems: Readonly<Record<string, string>> = {
  as: 'beng',
  bn: 'beng',
  ckb: 'arab',
  dz: 'tibt',
  fa: 'arabext',
  ks: 'arabext',
  lrc: 'arabext',
  mni: 'beng',
  mr: 'deva',
  my: 'mymr',
  mzn: 'arabext',
  ne: 'deva',
  ps: 'arabext',
  sa: 'deva',
  sat: 'olck',
  sd: 'arab',
  sdh: 'arab',
};

/** What a tenant may choose: a simple numbering system by its code in the CLDR (UTS 35), with ten digits. */
export const numberingSystemPattern = '^[a-z]{3,8}$';

/**
 * The locale of a language (ISO 639-1) for every use of `Intl`: with its numbering system, which is never left to the machine, and the Gregorian calendar, in which
 * the days of the portal are. A language that comes with a choice of its own (`ar-u-nu-arab`) keeps it. Pure.
 */
export function localeOf(language: string): string {
  const [base = language] = language.split('-u-');
  const [, chosen] = /-u-.*\bnu-([a-z]{3,8})/.exec(language) ?? [];
  const [code = ''] = base.split('-');
  return `${base}-u-ca-gregory-nu-${chosen ?? numberingSystems[code] ?? 'latn'}`;
}

/** A language with a numbering system of its own, for `localeOf`; the language alone without one. Pure. */
export const inNumberingSystem = (language: string, system: string | undefined): string =>
  system ? `${language}-u-nu-${system}` : language;

/** `Intl.NumberFormat` of a language. Pure. */
export const numberFormat = (language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(localeOf(language), options);

/** `Intl.DateTimeFormat` of a language; the time zone of the machine where the options have none. Throws RangeError for an unknown time zone. */
export const dateTimeFormat = (language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), options);
