import type { SignInMethod } from '#schemas/page';

type Fault = 'emptyEmailErrorMessage' | 'emptyPhoneNumberErrorMessage' | 'notValidPhoneNumberErrorMessage';

/** LOGIN-02…LOGIN-04: the fields as typed → the username to send, or which message to show. */
export function usernameOf(
  method: SignInMethod,
  fields: { readonly email: string; readonly country: string; readonly mobile: string },
): { username: string } | { fault: Fault } {
  if (method === 'Email') {
    const email = fields.email.trim();
    return email === '' ? { fault: 'emptyEmailErrorMessage' } : { username: email };
  }
  const country = digitsOf(fields.country);
  const mobile = digitsOf(fields.mobile);
  if (country === '' || mobile === '') return { fault: 'emptyPhoneNumberErrorMessage' };
  if (mobile.length < 4 || mobile.length > 15) return { fault: 'notValidPhoneNumberErrorMessage' };
  return { username: `+${country}${mobile.replace(/^0/, '')}` };
}

/** LOGIN-03: what is not a digit is taken out, whether typed or pasted; digits of other scripts count. */
export const digitsOf = (typed: string): string =>
  [...typed.normalize('NFKC')].flatMap((sign) => (/\p{Nd}/u.test(sign) ? [latinDigit(sign)] : [])).join('');

const latinDigit = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0, 0x966]) if (point >= zero && point <= zero + 9) return String(point - zero);
  return '';
};
