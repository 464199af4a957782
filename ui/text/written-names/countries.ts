import { lacks } from '#locale/dates-and-numbers/lacks';

/** ISO 3166-1 code → name; a country that is called as in English may be left out. */
export type Names = Readonly<Record<string, string>>;

/** As the CLDR has them. */
const written: Readonly<Record<string, () => Promise<{ readonly default: Names }>>> = {
  cy: () => import('./countries-cy.json', { with: { type: 'json' } }),
};

/** The written names of a language that this browser lacks; undefined where it has them, and where none are written. Never rejects. */
export async function writtenCountries(language: string): Promise<Names | undefined> {
  if (!lacks(Intl.DisplayNames, language)) return undefined;
  const names = await written[language]?.().catch(() => undefined);
  return names?.default;
}
