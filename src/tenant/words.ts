import { dictionaryWord } from '#engine';
import { portalWords, type ScreenWords } from '#schemas/tenant';
import type { Site } from './site.ts';

export type Word = keyof typeof portalWords;

export type Reader = Pick<Site, 'dictionary' | 'language' | 'languages'> & Partial<Pick<Site, 'formats'>>;

/**
 * Reads words of one list in the site's language: the tenant's by the same key (PAGE-18), else the list's English; without a site
 * (content is down) in English. Only what is in `screenWords` can be read, so that `portico check` knows every word.
 */
export const wordsOf =
  <List extends ScreenWords>(english: List) =>
  (site: Reader | undefined, key: keyof List & string): string =>
    (site && dictionaryWord(site.dictionary, key, site)?.text) ?? String(english[key]);

/** The words that every page may need; a screen that is loaded apart brings its own. */
export const word = wordsOf(portalWords);
