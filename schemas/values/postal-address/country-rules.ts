import { twoLetters } from '../countries/iso3.ts';
import { withLatinDigits } from '../digits.ts';
import { postcodeRequired, stateRequired, townOptional, withoutPostcode } from './country-data.ts';

/** What an address has in a country (CTL-ADDR, CTL-CTRY). */
export interface CountryRules {
  readonly postcode: RegExp;
  /** Words for the label of the postcode, and for one that is wrong. */
  readonly postcodeLabel: string;
  readonly postcodeInvalid: string;
  /** The states to choose from; undefined where any is typed. */
  readonly states?: readonly string[];
  /** Whether a letter needs the postcode there. */
  readonly postcodeNeed: 'required' | 'optional' | 'none';
  readonly isStateNeeded: boolean;
  readonly isTownNeeded: boolean;
}

type Override = Pick<CountryRules, 'postcode' | 'postcodeLabel' | 'postcodeInvalid' | 'states'> & {
  /** A postcode in capitals as it is written in the country. Pure. */
  readonly written?: (postcode: string) => string;
};

const general: Override = {
  // Many countries write theirs with a space. Countries change theirs, so only those of CTL-ADDR have a pattern, and no sound postcode is refused.
  postcode: /^(?=.{1,13}$)[A-Z\d]+(?:[ -][A-Z\d]+)*$/,
  postcodeLabel: 'addressPostcode',
  postcodeInvalid: 'addressPostcodeInvalid',
};

/** `CF101AA` → `CF10 1AA`: the last three signs are apart. */
const lastThreeApart = (postcode: string): string => {
  const signs = postcode.replaceAll(/[ -]/g, '');
  return /^[A-Z\d]{5,7}$/.test(signs) ? `${signs.slice(0, -3)} ${signs.slice(-3)}` : postcode;
};

const overrides: Readonly<Record<string, Override>> = {
  AUS: {
    postcode: /^\d{4}$/,
    postcodeLabel: 'addressPostcodeOnly',
    postcodeInvalid: 'addressPostcodeOnlyInvalid',
    states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  },
  GBR: {
    // Girobank, forces abroad (BFPO), and overseas territories, beside the usual ones.
    postcode: /^(?:GIR 0AA|BFPO \d{1,4}|[A-Z]{4} 1ZZ|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
    postcodeLabel: 'addressPostcodeOnly',
    postcodeInvalid: 'addressPostcodeOnlyInvalid',
    // The last three signs begin with a digit: an O there is a zero.
    written: (postcode) =>
      /^BFPO/.test(postcode) ? postcode.replace(/^BFPO[ -]?/, 'BFPO ') : lastThreeApart(postcode).replace(/ O(?=[A-Z]{2}$)/, ' 0'),
  },
  USA: {
    postcode: /^\d{5}(?:[ -]?\d{4})?$/,
    postcodeLabel: 'addressZipCode',
    postcodeInvalid: 'addressZipCodeInvalid',
  },
  CAN: {
    postcode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/,
    postcodeLabel: 'addressPostalCode',
    postcodeInvalid: 'addressPostalCodeInvalid',
    written: lastThreeApart,
  },
};

const overrideOf = (iso3: string | undefined): Override =>
  (iso3 !== undefined && Object.hasOwn(overrides, iso3) ? overrides[iso3] : undefined) ?? general;

/** What an address has in a country, by its three letters; the general rules if it has none of its own. Pure. */
export function rulesOf(iso3: string | undefined): CountryRules {
  const two = twoLetters(iso3 ?? '');
  const isIn = (list: string): boolean => two !== undefined && list.includes(two);
  return {
    ...overrideOf(iso3),
    postcodeNeed: two === undefined || isIn(postcodeRequired) ? 'required' : isIn(withoutPostcode) ? 'none' : 'optional',
    isStateNeeded: isIn(stateRequired),
    isTownNeeded: !isIn(townOptional),
  };
}

/** A postcode as it is written in a country: capitals, Latin digits and plain hyphens, without marks around it. Pure. */
export function writtenPostcode(iso3: string | undefined, typed: string): string {
  const plain = withLatinDigits(typed)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^〒|[.,;]+$/g, '')
    .trim()
    .toUpperCase();
  return overrideOf(iso3).written?.(plain) ?? plain;
}
