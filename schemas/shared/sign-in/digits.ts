/** LOGIN-03: what is not a digit is taken out, whether typed or pasted; digits of other scripts become Latin ones. Pure. */
export const digitsOf = (typed: string): string => [...typed.normalize('NFKC')].map(latinDigit).join('');

/** A text with the digits of other scripts as Latin ones; everything else stays as it is. Pure. */
export const withLatinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (sign) => digitsOf(sign) || sign);

/** LOGIN-03: digits of a country's code and of a number in it as one number; one leading 0 of the number falls away. Pure. */
export const phoneNumber = (code: string, number: string): string => `+${code}${number.replace(/^0/, '')}`;

const zeros = [0x30, 0x660, 0x6f0, 0x966] as const;

const latinDigit = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? '' : String(point - zero);
};
