import { isMailAddress, normalMailAddress } from '#schemas/values/mail-address';
import { tidyName } from '#schemas/values/person-name';
import { readPhone } from '#schemas/values/telephone/read-phone';
import { storedNumbers } from '#schemas/values/telephone/stored-numbers';
import { referenceNumberIn } from '../../records/index.ts';

const maxWords = 8;

/**
 * What staff typed, as a query for words that begin so, all of them: of the column `words` of accounts (name, mail address, number, telephone
 * number). One letter is a word by itself, as almost every account has a word that begins with it. A telephone number, also as people of a country
 * write theirs, a mail address, however it was pasted, and an account's number are found however they are spaced. Undefined where nothing was typed; empty, which finds nothing, where no word was. Pure.
 */
export function searchQuery(search: string, country?: string): string | undefined {
  const plain = search.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const reading = readPhone(search, country);
  const numbers = 'e164' in reading ? storedNumbers(reading.e164).map((number) => number.slice(1)) : [];
  const ways = [wordsOf(tidyName(plain)), wordsOfAddress(search), ...numbers, numberParts(plain)];
  return search.trim() === '' ? undefined : ways.filter((way) => way).join(' | ');
}

/** Of a mail address that is written otherwise than it is stored: an international domain, a name or `mailto:` before it. */
function wordsOfAddress(search: string): string | undefined {
  const address = normalMailAddress(search);
  return isMailAddress(address) && address !== search.toLowerCase() ? wordsOf(address) : undefined;
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
