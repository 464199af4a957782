import { internationalNumber } from '#schemas/form';
import { referenceNumberIn } from '../../records/index.ts';

const maxWords = 8;

/**
 * What staff typed, as a query for words that begin so, all of them: of the column `words` of accounts (name, mail address, number, telephone
 * number). One letter is a word by itself, as almost every account has a word that begins with it. A telephone number, also as people of a country
 * write theirs, and an account's number are found however they are spaced. Undefined where nothing was typed; empty, which finds nothing, where no word was. Pure.
 */
export function searchQuery(search: string, country?: string): string | undefined {
  const plain = search.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const ways = [wordsOf(plain), internationalNumber(search, country)?.slice(1), numberParts(plain)];
  return search.trim() === '' ? undefined : ways.filter((way) => way).join(' | ');
}

const wordsOf = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => (/^\p{L}$/u.test(word) ? word : `${word}:*`))
    .join(' & ');

/** Of an account's number that was typed without its dashes or with others: the whole of one that the portal made, or letters with digits after them. */
function numberParts(typed: string): string | undefined {
  const [, letters, digits] = /^\s*([a-z]{1,4})(\d{2,})\s*$/i.exec(typed) ?? [];
  return referenceNumberIn(typed)?.replaceAll('-', ' & ') ?? (letters && `${letters} & ${digits}:*`);
}

/** What staff typed, as the beginning of a reference number, and as the whole of one, however its signs were grouped. Pure. */
export function referenceOf(search: string): { readonly begins: string; readonly whole: string } {
  const begins = search.trim().toUpperCase().replace(/\s+/g, '-');
  return { begins, whole: referenceNumberIn(search) ?? begins };
}
