/** ISO 3166-1 code → name; a country that is called as in English may be left out. */
export type Names = Readonly<Record<string, string>>;

/** Names in languages that a browser may not know (Chromium knows no Welsh), as the CLDR has them. */
const written: Readonly<Record<string, () => Promise<{ readonly default: Names }>>> = {
  cy: () => import('./names/cy.json', { with: { type: 'json' } }),
};

/** The written names of a language that this browser does not know; undefined where it does, and where nobody wrote any. Never rejects. */
export async function writtenNames(language: string): Promise<Names | undefined> {
  if (Intl.DisplayNames.supportedLocalesOf([language]).length > 0) return undefined;
  const names = await written[language]?.().catch(() => undefined);
  return names?.default;
}
