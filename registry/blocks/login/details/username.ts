import { digitsOf, withLatinDigits } from '#schemas/values/digits';
import { codeOf, countryOfNumber } from '#schemas/values/telephone/dialing-codes';
import { isMailAddress, readMailAddress } from '#schemas/values/mail-address';
import type { SignInMethod } from '#schemas/shared/sign-in-method';

/** The fields of the first step by their required names (LOGIN-14), as typed. */
export interface TypedUsername {
  readonly Email: string;
  readonly CountryCode: string;
  readonly MobileNumber: string;
}

export interface FieldError {
  readonly field: keyof TypedUsername;
  readonly message: 'emptyEmailErrorMessage' | 'emailDoubt' | 'emptyPhoneNumberErrorMessage' | 'notValidPhoneNumberErrorMessage';
}

/** Texts of the form's fields; empty texts for fields that are not shown. */
export const typedIn = (form: HTMLFormElement): TypedUsername => {
  const fields = new FormData(form);
  const typed = (name: keyof TypedUsername): string => String(fields.get(name) ?? '');
  return { Email: typed('Email'), CountryCode: typed('CountryCode'), MobileNumber: typed('MobileNumber') };
};

/** Whom to send a code, as typed: the server reads numbers, by the field beside them where they have no dialling code. */
type TypedName = { readonly username: string; readonly countryCode?: string };

/** LOGIN-02…LOGIN-04: the fields as typed → whom to send a code, or which message to show at which field. */
export function usernameOf(method: SignInMethod, { Email, CountryCode, MobileNumber }: TypedUsername): TypedName | FieldError {
  if (method === 'Email') {
    const email = readMailAddress(Email);
    if (Email.trim() === '') return { field: 'Email', message: 'emptyEmailErrorMessage' };
    return isMailAddress(email) ? { username: email } : { field: 'Email', message: 'emailDoubt' };
  }
  const [code, mobile, username] = [digitsOf(CountryCode), digitsOf(MobileNumber), MobileNumber.trim()];
  if (code === '' && !hasOwnCode(username)) return { field: 'CountryCode', message: 'emptyPhoneNumberErrorMessage' };
  if (mobile === '') return { field: 'MobileNumber', message: 'emptyPhoneNumberErrorMessage' };
  const maxDigits = isPlain(username) && !hasOwnCode(username) ? 15 : 30;
  if (mobile.length < 4 || mobile.length > maxDigits) return { field: 'MobileNumber', message: 'notValidPhoneNumberErrorMessage' };
  return { username, ...(code === '' ? {} : { countryCode: `+${code}` }) };
}

const hasOwnCode = (mobile: string): boolean => /^\P{Nd}*(?:\+|00)/u.test(withLatinDigits(mobile.normalize('NFKC')));

/** Whether a number is digits and signs between them alone: others may be its dialling code, or an extension. */
export const isPlain = (mobile: string): boolean => !/[+＋]|\p{Nd}.*[\p{L}#*,;]/su.test(mobile);

/** LOGIN-04: whether what is typed is not empty and no mail address. */
export const isDoubtful = (email: string): boolean => email.trim() !== '' && !isMailAddress(readMailAddress(email));

/** The other way round: what the server has kept, a number in E.164 or as it was typed, as the fields to begin with. */
export function typedOf(username: string, method: SignInMethod, countryCode?: string): Partial<TypedUsername> {
  if (method === 'Email') return { Email: username };
  const code = codeOf(countryOfNumber(username) ?? '') ?? '';
  if (code !== '') return { CountryCode: code, MobileNumber: digitsOf(username.slice(code.length)) };
  return { MobileNumber: username, ...(countryCode === undefined ? {} : { CountryCode: countryCode }) };
}

/** What the person typed, for themselves to check: its server and a later document have it masked. Pure. */
export function asTyped(method: SignInMethod, { Email = '', CountryCode = '', MobileNumber = '' }: Partial<TypedUsername>): string {
  if (method === 'Email') return Email.trim();
  const [code, mobile] = [digitsOf(CountryCode), MobileNumber.trim()];
  return code === '' || hasOwnCode(mobile) ? mobile : `+${code} ${mobile}`;
}
