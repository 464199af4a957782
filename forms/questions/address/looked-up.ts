import { addressLimits, addressLines, tidyLine, type PostalAddress } from '#schemas/shared/contact-details';
import { isObject } from '#locale/is-object';
import { addressText } from './address.ts';
import { rulesOf, writtenPostcode } from '#schemas/values/postal-address/country-rules';

/** A postcode as it is written in a country; undefined for what is none there. Pure. */
export function postcodeIn(country: string, typed: string): string | undefined {
  const text = writtenPostcode(country, typed);
  return rulesOf(country).postcode.test(text) ? text : undefined;
}

/** Where an address was looked for. */
interface AddressRequest {
  /** ISO 3166-1, three letters. */
  readonly country: string;
  readonly postcode: string;
}

/**
 * One address of a look-up service as an answer of this question: its lines alone, without the signs that a line does not take, cut to what it takes.
 * Undefined where no first line is left. Pure.
 */
export function lookedUpAddress(found: unknown, { country, postcode }: AddressRequest): PostalAddress | undefined {
  if (!isObject(found)) return undefined;
  const { states } = rulesOf(country);
  const taken = (name: keyof PostalAddress): string => {
    const given = found[name];
    const cut = typeof given === 'string' ? tidyLine(given.slice(0, 5000)).slice(0, addressLimits[name]) : '';
    return tidyLine([...cut].filter((sign) => addressText.test(sign)).join(''));
  };
  const state = taken('state');
  const given = found['postcode'];
  const address: PostalAddress = {
    addressLine1: taken('addressLine1'),
    addressLine2: taken('addressLine2'),
    city: taken('city'),
    state: states && !states.includes(state) ? '' : state,
    postcode: (typeof given === 'string' && postcodeIn(country, given.slice(0, 40))) || postcode,
    country,
  };
  if (!address.addressLine1) return undefined;
  return Object.fromEntries(addressLines.flatMap((name) => (address[name] ? [[name, address[name]]] : [])));
}
