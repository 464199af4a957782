import { countryAtHome } from '#schemas/values/telephone/dialing-codes';
import { dialledNumber } from '#schemas/values/telephone/dialled-number';
import { loadPhoneReader } from '#schemas/values/telephone/phone-reader';
import { normalMailAddress } from '#schemas/values/mail-address';
import { filled } from '#locale/messages/filled';
import type { PartProps } from './part-props.ts';

type ReadContact = { readonly value: string } | { readonly error: string };

/** What was typed as the new mail address or number, as it is asked for; or what is wrong with it. */
export async function typedContact(
  kind: 'email' | 'phone',
  typed: string,
  { view, text }: Pick<PartProps, 'view' | 'text'>,
): Promise<ReadContact> {
  if (typed === '') return { error: kind === 'email' ? text.emptyEmail : text.emptyPhone };
  if (kind === 'email')
    return normalMailAddress(typed) === normalMailAddress(view.email) && !view.unproven.includes(kind)
      ? { error: text.sameEmail }
      : { value: typed };
  const readPhone = await loadPhoneReader().catch(() => undefined);
  // Without the rules of countries the server reads it, by the present number or the country of the tenant.
  if (!readPhone) return { value: typed };
  const number = dialledNumber(readPhone(typed, countryAtHome(view.phone, view.home)));
  if ('word' in number) return { error: number.word === 'phoneExtension' ? filled(text.phoneExtension, number.values) : text.unfitPhone };
  return number.e164 === view.phone && !view.unproven.includes(kind) ? { error: text.samePhone } : { value: number.e164 };
}
