/** What an address has in a country (CTL-ADDR, CTL-CTRY). */
export interface CountryRules {
  readonly postcode: RegExp;
  readonly maxPostcode: number;
  /** Words for the label of the postcode, and for one that is wrong. */
  readonly postcodeLabel: string;
  readonly postcodeInvalid: string;
  /** The states to choose from; undefined where any is typed. */
  readonly states?: readonly string[];
  /** A postcode as it is written in the country. Pure. */
  readonly written?: (postcode: string) => string;
}

const general: CountryRules = {
  // Many countries write theirs with a space.
  postcode: /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/i,
  maxPostcode: 13,
  postcodeLabel: 'addressPostcode',
  postcodeInvalid: 'addressPostcodeInvalid',
};

/** `cf101aa` → `CF10 1AA`: the last three signs are apart. */
const lastThreeApart = (postcode: string): string => {
  const signs = postcode.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z\d]{5,7}$/.test(signs) ? `${signs.slice(0, -3)} ${signs.slice(-3)}` : postcode;
};

const overrides: Readonly<Record<string, CountryRules>> = {
  AUS: {
    postcode: /^\d{4}$/,
    maxPostcode: 4,
    postcodeLabel: 'addressPostcodeOnly',
    postcodeInvalid: 'addressPostcodeOnlyInvalid',
    states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  },
  GBR: {
    postcode: /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
    maxPostcode: 8,
    postcodeLabel: 'addressPostcodeOnly',
    postcodeInvalid: 'addressPostcodeOnlyInvalid',
    written: lastThreeApart,
  },
  USA: {
    postcode: /^\d{5}(?:[ -]\d{4})?$/,
    maxPostcode: 11,
    postcodeLabel: 'addressZipCode',
    postcodeInvalid: 'addressZipCodeInvalid',
  },
  CAN: {
    postcode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/,
    maxPostcode: 7,
    postcodeLabel: 'addressPostalCode',
    postcodeInvalid: 'addressPostalCodeInvalid',
    written: lastThreeApart,
  },
};

/** What an address has in a country, by its three letters; the general rules where it has none of its own. Pure. */
export const rulesOf = (iso3: string | undefined): CountryRules =>
  (iso3 !== undefined && Object.hasOwn(overrides, iso3) ? overrides[iso3] : undefined) ?? general;
