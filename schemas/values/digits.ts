/** LOGIN-03: what is not a digit is taken out, whether typed or pasted; digits of other scripts become Latin ones. Pure. */
export const digitsOf = (typed: string): string => withLatinDigits(typed.normalize('NFKC')).replaceAll(/[^0-9]/g, '');

/** A text with the decimal digits of every script (Unicode `Nd`) as Latin ones; everything else stays as it is. Pure. */
export const withLatinDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, latinDigit);

/** Unicode assigns the digits of a script in one run from 0 to 9 (The Unicode Standard, 4.6); runs may follow each other without a gap. */
function latinDigit(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
