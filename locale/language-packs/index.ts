import { isObject } from '../is-object.ts';
import { readForm } from '../plurals/plural-forms.ts';
import ar from './ar.json' with { type: 'json' };
import cy from './cy.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };

/** Every word of the portal in one language, by dictionary key. */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly language: string;
  /** Whether a native reader has read it. */
  readonly reviewed: boolean;
  readonly note: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The packs that are shipped, by language. English is beside the code of blocks and forms, and in `locale/messages`. For Node only. */
export const languagePacks: Readonly<Record<string, LanguagePack>> = { ar, cy, fr, ur };

/** The pack of a language, if one is shipped. */
export const packOf = (language: string): LanguagePack | undefined =>
  Object.hasOwn(languagePacks, language) ? languagePacks[language] : undefined;

/**
 * A tenant's own words with the shipped ones of its languages behind them: a word that the tenant has in a language stays, and a text that names no
 * language is the text of all. Pure.
 */
export function withPacks(own: unknown, languages: readonly string[]): Readonly<Record<string, unknown>> {
  const texts = new Map<string, unknown>(isObject(own) ? Object.entries(own) : []);
  for (const language of languages)
    for (const [key, text] of Object.entries(packOf(language)?.texts ?? {})) {
      // A word that a tenant replaces is replaced in all its forms.
      if (isReplaced(own, readForm(key)?.word, language, languages)) continue;
      const given = byLanguage(texts.get(key) ?? {}, languages);
      if (given && typeof given[language] !== 'string') texts.set(key, { ...given, [language]: text });
    }
  return Object.fromEntries(texts);
}

function isReplaced(own: unknown, word: string | undefined, language: string, languages: readonly string[]): boolean {
  if (word === undefined || !isObject(own) || !Object.hasOwn(own, word)) return false;
  const given = byLanguage(own[word], languages);
  return !given || typeof given[language] === 'string';
}

/** A text as an object by language; undefined for one of no language (PAGE-09). */
function byLanguage(text: unknown, languages: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(text)) return Object.fromEntries(text.map((one, index) => [languages[index] ?? '', one]));
  return isObject(text) ? text : undefined;
}
