import type { ProfileView } from '#schemas/api';
import { homeCountry, internationalNumber } from '#schemas/form';
import { countryOf } from '#schemas/shared/dialing-codes';
import { normalMailAddress } from '#schemas/shared/sign-in';
import type { PartProps } from './part-props.ts';

/** The country whose numbers need no code: that of the present number, else the one that the sign-in begins with; two letters. Pure. */
export const homeOf = ({ phone, home }: Pick<ProfileView, 'phone' | 'home'>): string | undefined =>
  homeCountry((phone === undefined ? undefined : countryOf(phone, home)?.id) ?? home);

type Typed = { readonly value: string } | { readonly error: string };

/** What was typed as the new mail address or number, as it is asked for; or what is wrong with it. Pure. */
export function typedContact(kind: 'email' | 'phone', typed: string, { view, text }: Pick<PartProps, 'view' | 'text'>): Typed {
  if (typed === '') return { error: kind === 'email' ? text.emptyEmail : text.emptyPhone };
  if (kind === 'email') return normalMailAddress(typed) === normalMailAddress(view.email) ? { error: text.sameEmail } : { value: typed };
  const number = internationalNumber(typed, homeOf(view));
  if (number === undefined) return { error: text.unfitPhone };
  return number === view.phone ? { error: text.samePhone } : { value: number };
}
