/** The tenant’s site and its words. */
export { type Site, loadSite } from './site.ts';
export { type Word, word, wordsOf } from './words.ts';
