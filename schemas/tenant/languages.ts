import type { Tenant } from './tenant.schema.ts';

type WithLanguages = Pick<Tenant, 'languages'>;

/** Codes of a tenant's languages, in its order (PAGE-09). Pure. */
export const languageCodes = ({ languages }: WithLanguages): string[] => languages.map(({ iso2Code }) => iso2Code);

/** By what a text of the tenant is picked: the language to show, and all of the tenant's in order (PAGE-09). Pure. */
export const languagesOf = (tenant: WithLanguages, language: string) => ({ language, languages: languageCodes(tenant) });

/** Which way a tenant writes its languages, by code. Pure. */
export const directionsOf = ({ languages }: WithLanguages): Readonly<Record<string, 'ltr' | 'rtl'>> =>
  Object.fromEntries(languages.map(({ iso2Code, dir = 'ltr' }) => [iso2Code, dir]));

/** Which way a tenant writes a language. Pure. */
export const directionOf = (tenant: WithLanguages, language: string): 'ltr' | 'rtl' => directionsOf(tenant)[language] ?? 'ltr';

/** PAGE-20: the first of the languages asked for that the tenant has, else English, else the tenant's first; always one it has. Pure. */
export const pickLanguage = (codes: readonly string[], ...asked: readonly (string | undefined)[]): string =>
  [...asked, 'en'].find((code) => code !== undefined && codes.includes(code)) ?? codes[0] ?? 'en';
