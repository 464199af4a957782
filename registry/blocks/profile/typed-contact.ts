import type { ProfileView } from '#schemas/api';
import { fieldTypes, threeLetters, withNumber, type FieldSettings } from '#schemas/form';
import { countryOf } from '#schemas/shared/dialing-codes';
import type { PartProps } from './part-props.ts';

/** The country whose numbers need no code: that of the present number, else the one that the sign-in begins with; two letters. Pure. */
export const homeOf = ({ phone, home }: Pick<ProfileView, 'phone' | 'home'>): string | undefined =>
  (phone === undefined ? undefined : countryOf(phone, home)?.id) ?? home;

type Typed = { readonly value: string } | { readonly error: string };

/** What was typed as the new mail address or number, as it is asked for; or what is wrong with it. Pure. */
export function typedContact(kind: 'email' | 'phone', typed: string, { view, text }: Pick<PartProps, 'view' | 'text'>): Typed {
  if (typed === '') return { error: kind === 'email' ? text.emptyEmail : text.emptyPhone };
  if (kind === 'email') return typed.toLowerCase() === view.email.toLowerCase() ? { error: text.sameEmail } : { value: typed };
  const iso3 = threeLetters(homeOf(view) ?? '');
  const number = withNumber(iso3 ? { iso3 } : {}, typed);
  if (number?.phoneNumber === undefined || fieldTypes.phone.faults(number, settings).length > 0) return { error: text.unfitPhone };
  return number.phoneNumber === view.phone ? { error: text.samePhone } : { value: number.phoneNumber };
}

const settings: FieldSettings = { isRequired: true, language: 'en', property: () => undefined, word: (key) => key };
