import { countryOf } from '#schemas/shared/dialing-codes';
import { digitsOf, isMailAddress, phoneNumber, type SignInMethod } from '#schemas/shared/sign-in';

/** The fields of the first step by their required names (LOGIN-14), as typed. */
export interface Typed {
  readonly Email: string;
  readonly CountryCode: string;
  readonly MobileNumber: string;
}

export interface FieldError {
  readonly field: keyof Typed;
  readonly message: 'emptyEmailErrorMessage' | 'emailDoubt' | 'emptyPhoneNumberErrorMessage' | 'notValidPhoneNumberErrorMessage';
}

/** Texts of the form's fields; empty texts for fields that are not shown. */
export const typedIn = (form: HTMLFormElement): Typed => {
  const fields = new FormData(form);
  const typed = (name: keyof Typed): string => String(fields.get(name) ?? '');
  return { Email: typed('Email'), CountryCode: typed('CountryCode'), MobileNumber: typed('MobileNumber') };
};

/** LOGIN-02…LOGIN-04: the fields as typed → the username to send, or which message to show at which field. One leading 0 of a number falls away. */
export function usernameOf(method: SignInMethod, { Email, CountryCode, MobileNumber }: Typed): { username: string } | FieldError {
  if (method === 'Email') {
    const email = Email.trim();
    if (email === '') return { field: 'Email', message: 'emptyEmailErrorMessage' };
    return isMailAddress(email) ? { username: email } : { field: 'Email', message: 'emailDoubt' };
  }
  const [code, mobile] = [digitsOf(CountryCode), digitsOf(MobileNumber)];
  if (code === '') return { field: 'CountryCode', message: 'emptyPhoneNumberErrorMessage' };
  if (mobile === '') return { field: 'MobileNumber', message: 'emptyPhoneNumberErrorMessage' };
  if (mobile.length < 4 || mobile.length > 15) return { field: 'MobileNumber', message: 'notValidPhoneNumberErrorMessage' };
  return { username: phoneNumber(code, mobile) };
}

/** LOGIN-04: whether what is typed is not empty and no mail address. */
export const isDoubtful = (email: string): boolean => email.trim() !== '' && !isMailAddress(email.trim());

/** The other way round: a username the server kept, as the fields to begin with. */
export function typedOf(username: string, method: SignInMethod, home: string | undefined): Partial<Typed> {
  if (method === 'Email') return { Email: username };
  const code = username.startsWith('+') ? (countryOf(username, home)?.code ?? '') : '';
  return { CountryCode: code, MobileNumber: digitsOf(username.slice(code.length)) };
}
