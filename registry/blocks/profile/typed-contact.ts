import type { ProfileView } from '#schemas/api';
import { fieldTypes, hasKnownLength, threeLetters, withNumber, type FieldSettings } from '#schemas/form';
import { countryOf } from '#schemas/shared/dialing-codes';
import { digitsOf } from '#schemas/shared/sign-in';
import type { PartProps } from './part-props.ts';

/**
 * The country whose numbers need no code: that of the present number, else the one that the sign-in begins with; two letters. None whose numbers have no known
 * length: the code would go to a stranger where a person leaves out the plus of another country. Pure.
 */
export function homeOf({ phone, home }: Pick<ProfileView, 'phone' | 'home'>): string | undefined {
  const country = (phone === undefined ? undefined : countryOf(phone, home)?.id) ?? home;
  return hasKnownLength(threeLetters(country ?? '')) ? country : undefined;
}

type Typed = { readonly value: string } | { readonly error: string };

/** What was typed as the new mail address or number, as it is asked for; or what is wrong with it. Pure. */
export function typedContact(kind: 'email' | 'phone', typed: string, { view, text }: Pick<PartProps, 'view' | 'text'>): Typed {
  if (typed === '') return { error: kind === 'email' ? text.emptyEmail : text.emptyPhone };
  if (kind === 'email') return typed.toLowerCase() === view.email.toLowerCase() ? { error: text.sameEmail } : { value: typed };
  if (!isNumber(typed)) return { error: text.unfitPhone };
  const iso3 = threeLetters(homeOf(view) ?? '');
  const number = withNumber(iso3 ? { iso3 } : {}, typed);
  if (number?.phoneNumber === undefined || fieldTypes.phone.faults(number, settings).length > 0) return { error: text.unfitPhone };
  return number.phoneNumber === view.phone ? { error: text.samePhone } : { value: number.phoneNumber };
}

/** Digits and the signs between them, and where it begins with a code, that of a country. */
function isNumber(typed: string): boolean {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  if (!/^\+?[\p{Nd}()./-]+$/u.test(text)) return false;
  const digits = digitsOf(text);
  const code = text.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  return code === undefined || countryOf(`+${code}`) !== undefined;
}

const settings: FieldSettings = { isRequired: true, language: 'en', property: () => undefined, word: (key) => key };
