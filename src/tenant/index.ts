/** The tenant’s site and its words. */
export { countedWordsOf } from './counted-words.ts';
export { type Site, loadSite } from './site.ts';
export { type Word, word, wordsOf } from './words.ts';
