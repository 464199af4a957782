const maxWords = 8;

/**
 * What staff typed, as a query for words that begin so, all of them: of the column `words` of accounts (name, mail address, number, telephone
 * number). One letter is a word by itself, as almost every account has a word that begins with it. Undefined where nothing of it is a word. Pure.
 */
export function searchQuery(search: string): string | undefined {
  const plain = search.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  return words
    .slice(0, maxWords)
    .map((word) => (/^\p{L}$/u.test(word) ? word : `${word}:*`))
    .join(' & ');
}

/** What staff typed, as the beginning of a reference number. Pure. */
export const referenceBegins = (search: string): string => search.trim().toUpperCase().replace(/\s+/g, '-');
