import { filled, pickText, type Languages } from '#engine';
import { serverWords, type Dictionary, type ServerWord } from '#schemas/tenant';

/** Formats a word of the server in one language. */
export type Translate = (word: ServerWord, values?: Parameters<typeof filled>[1]) => string;

/** The server's words as a tenant's dictionary has them (PAGE-18), else in English. Pure. */
export const serverTranslator =
  (dictionary: Pick<Dictionary, 'texts'> | undefined, languages: Languages): Translate =>
  (word, values = {}) =>
    filled(pickText(own(dictionary?.texts, word), languages) ?? serverWords[word], values);

const own = (texts: unknown, word: ServerWord): unknown =>
  typeof texts === 'object' && texts !== null && Object.hasOwn(texts, word) ? (texts as Record<string, unknown>)[word] : undefined;
