import { addressLimits, addressLines, tidyLine, type PostalAddress } from '../../../shared/contact-details.ts';
import { isObject } from '../../../shared/is-object.ts';
import { line, place } from './address.ts';
import { rulesOf } from './country-rules.ts';

/** A postcode as it is written in a country; undefined for what is none there. Pure. */
export function postcodeIn(country: string, typed: string): string | undefined {
  const { postcode, maxPostcode, written } = rulesOf(country);
  const text = written ? written(tidyLine(typed)) : tidyLine(typed).toUpperCase();
  return text.length <= maxPostcode && postcode.test(text) ? text : undefined;
}

/** Where an address was looked for. */
interface Asked {
  /** ISO 3166-1, three letters. */
  readonly country: string;
  readonly postcode: string;
}

/**
 * One address of a look-up service as an answer of this question: its lines alone, without the signs that a line does not take, cut to what it takes.
 * Undefined where no first line is left. Pure.
 */
export function lookedUpAddress(found: unknown, { country, postcode }: Asked): PostalAddress | undefined {
  if (!isObject(found)) return undefined;
  const { states } = rulesOf(country);
  const taken = (name: keyof PostalAddress, signs: RegExp): string => {
    const given = found[name];
    const cut = typeof given === 'string' ? tidyLine(given.slice(0, 5000)).slice(0, addressLimits[name]) : '';
    return tidyLine([...cut].filter((sign) => signs.test(sign)).join(''));
  };
  const state = taken('state', place);
  const given = found['postcode'];
  const address: PostalAddress = {
    addressLine1: taken('addressLine1', line),
    addressLine2: taken('addressLine2', line),
    city: taken('city', place),
    state: states && !states.includes(state) ? '' : state,
    postcode: (typeof given === 'string' && postcodeIn(country, given.slice(0, 40))) || postcode,
    country,
  };
  if (!address.addressLine1) return undefined;
  return Object.fromEntries(addressLines.flatMap((name) => (address[name] ? [[name, address[name]]] : [])));
}
