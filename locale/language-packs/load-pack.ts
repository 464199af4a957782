import type { LanguagePack } from './index.ts';

/** Each pack by itself: a browser loads the one that it shows. */
const packs: Readonly<Record<string, () => Promise<{ readonly default: LanguagePack }>>> = {
  ar: () => import('./ar.json', { with: { type: 'json' } }),
  cy: () => import('./cy.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  ur: () => import('./ur.json', { with: { type: 'json' } }),
};

/** A tenant's dictionary with the words of one language alone; empty for English, which is in the code. */
export async function loadWords(language: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const pack = Object.hasOwn(packs, language) ? (await packs[language]?.())?.default : undefined;
  return Object.fromEntries(Object.entries(pack?.texts ?? {}).map(([key, text]) => [key, { [language]: text }]));
}
