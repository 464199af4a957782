import { emailError, isMailAddress, normalMailAddress } from '../../../shared/sign-in/index.ts';
import { autofillProperty, type FieldSettings, type FieldType } from '../field-type.ts';

const maxLength = 255;
/** Standard English letters, numbers, and the symbols that mail addresses may have. */
const allowed = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]*$/;

/** What was typed or pasted, without what is no part of an address: spaces, `mailto:`, the name before `<…>`. Pure. */
export function toEmail(typed: string): string | undefined {
  const inside = /<([^<>]*)>/.exec(typed)?.[1] ?? typed;
  const email = inside.replace(/^\s*mailto:/i, '').replaceAll(/[\s\p{Cf}]/gu, '');
  return email === '' ? undefined : email;
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
    if (!isMailAddress(email)) return [{ word: 'emailFormat' }];
    if (!allowed.test(email)) return [{ word: 'emailCharacters' }];
    if (email.length > maxLength) return [{ word: 'emailLength' }];
    const error = emailError(email);
    return error === undefined ? [] : [{ word: error === 'InvalidDomain' ? 'emailDomain' : 'emailFormat' }];
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
