import { emailError, isMailAddress, normalMailAddress, readMailAddress } from '#schemas/values/mail-address';
import { autofillProperty, type FieldSettings, type FieldType } from '../field-type.ts';

const maxLength = 255;
/** Standard English letters, numbers, and the symbols that mail addresses may have. */
const allowed = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]*$/;

/** What was typed or pasted as an answer; undefined where nothing was. Pure. */
export const toEmail = (typed: string): string | undefined => readMailAddress(typed) || undefined;

/** The word for what is wrong with an address by its form alone (CTL-EMAIL). Pure. */
export function mailFault(email: string): 'emailFormat' | 'emailCharacters' | 'emailLength' | 'emailDomain' | undefined {
  if (!isMailAddress(email)) return 'emailFormat';
  if (!allowed.test(email)) return 'emailCharacters';
  if (email.length > maxLength) return 'emailLength';
  const error = emailError(email);
  return error && (error === 'InvalidDomain' ? 'emailDomain' : 'emailFormat');
}

/** CTL-EMAIL: a mail address that no other account has. */
export const uniqueEmail = {
  properties: {
    autofill: autofillProperty,
    allowNonUnique: { type: 'boolean', default: false, description: 'Whether an address that another account has is taken too.' },
  },
  words: {
    emailMissing: 'Email address is required.',
    emailFormat: 'Please enter a valid email address.',
    emailCharacters:
      'The email address contains invalid characters. Please use only standard English letters, numbers, and allowed symbols.',
    emailLength: 'Email address should be less than or equal to 255 characters in length.',
    emailNotUnique: 'This email address is already used for another registration.',
    emailDomain: 'The part of the email address after the @ is not valid.',
    emailServer: 'The email address could not be checked just now. Please try again.',
  },
  fit: (value: unknown) => (typeof value === 'string' && value.length <= 5000 ? toEmail(value) : undefined),
  faults(value: unknown, { isRequired }: FieldSettings) {
    const email = value as string | undefined;
    if (email === undefined) return isRequired ? [{ word: 'emailMissing' }] : [];
    const word = mailFault(email);
    return word ? [{ word }] : [];
  },
  check: (value: unknown, { accountId }: FieldSettings) => ({
    what: 'email',
    email: normalMailAddress(value as string),
    ...(accountId ? { accountId } : {}),
  }),
  checked({ result }, { property }) {
    if (result === 'Ok' || (result === 'InUse' && property('allowNonUnique') === true)) return undefined;
    const words: Readonly<Record<string, string>> = {
      InUse: 'emailNotUnique',
      InvalidFormat: 'emailFormat',
      InvalidDomain: 'emailDomain',
    };
    return { word: words[result] ?? 'emailServer' };
  },
  serverCheck: (value: unknown, { property }: FieldSettings) =>
    property('allowNonUnique') === true
      ? undefined
      : { what: 'email', value: normalMailAddress(value as string), refused: 'emailNotUnique' },
  readable: (value: unknown) => value as string,
} satisfies FieldType;
