import { addressLimits, addressLines, tidyLine, type PostalAddress } from '../../../shared/contact-details.ts';
import { isObject } from '../../../shared/is-object.ts';
import { withLatinDigits } from '../../../shared/sign-in/index.ts';
import { twoLetters } from '../countries/iso3.ts';
import { autofillProperty, type FieldFault, type FieldSettings, type FieldType } from '../field-type.ts';
import { rulesOf } from './country-rules.ts';
import { listSeparator } from '../../../dates-and-numbers/list-separator.ts';

/** Letters, digits and the signs of addresses: no angle bracket, no line break. */
export const line = /^[\p{L}\p{M}\p{N} .,،؛'’`"°º#&()/\\|:;+@_–-]*$/u;
export const place = /^[\p{L}\p{M}\p{N} .,،'’&()/–-]*$/u;

/** An answer with a line as it was typed; what belongs to the country before falls away with it. Undefined where nothing is left. Pure. */
export function withLine(address: PostalAddress, name: keyof PostalAddress, typed: string): PostalAddress | undefined {
  const text = tidyLine(typed);
  const states = name === 'country' ? rulesOf(text).states : undefined;
  const had = name === 'country' ? rulesOf(address.country).states : undefined;
  const state = states !== had && !states?.includes(address.state ?? '') ? { state: '' } : {};
  return complete({ ...address, ...state, [name]: text });
}

function complete(address: PostalAddress): PostalAddress | undefined {
  const written = rulesOf(address.country).written ?? ((postcode: string) => postcode.toUpperCase());
  const all = { ...address, postcode: written(withLatinDigits(address.postcode ?? '').normalize('NFKC')) };
  const given = addressLines.filter((name) => all[name]).map((name) => [name, all[name]]);
  return given.length > 0 ? (Object.fromEntries(given) as PostalAddress) : undefined;
}

/** CTL-ADDR: a postal address, whose rules are those of its country. */
export const address = {
  properties: {
    autofill: autofillProperty,
    defaultCountry: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Country that is chosen at first: ISO 3166-1, three letters.' },
    countries: {
      type: 'array',
      items: { type: 'string', pattern: '^[A-Z]{3}$' },
      description: 'The only countries to choose from: ISO 3166-1, three letters.',
    },
    isStateRequired: { type: 'boolean', default: true, description: 'Whether province, state or territory is required.' },
    lookup: {
      type: 'boolean',
      default: false,
      description:
        'Whether the address can be found by its postcode, in the countries that the look-up service of the server knows; the postcode is then asked for first.',
    },
  },
  words: {
    addressCountry: 'Country',
    addressChooseCountry: 'Choose your country',
    addressLine1: 'Address line 1',
    addressLine2: 'Address line 2 (optional)',
    addressCity: 'Town/City',
    addressState: 'Province/State/Territory',
    addressStateOptional: 'Province/State/Territory (optional)',
    addressChooseState: 'Choose a state or territory',
    addressPostcode: 'Postcode/Zip Code/Postal Code',
    addressPostcodeOnly: 'Postcode',
    addressZipCode: 'Zip Code',
    addressPostalCode: 'Postal Code',
    addressCountryMissing: 'Country is required.',
    addressLine1Missing: 'Address is required',
    addressLineInvalid: 'Please enter a valid Address',
    addressCityMissing: 'Town/City is required.',
    addressCityInvalid: 'Please enter a valid Town/City',
    addressStateMissing: 'Province/State/Territory is required.',
    addressStateInvalid: 'Please enter a valid Province/State/Territory',
    addressPostcodeMissing: 'Postcode/Zip Code/Postal Code is required.',
    addressPostcodeInvalid: 'Please enter a valid Postcode/Zip Code/Postal Code',
    addressPostcodeOnlyInvalid: 'Please enter a valid Postcode',
    addressZipCodeInvalid: 'Please enter a valid Zip Code',
    addressPostalCodeInvalid: 'Please enter a valid Postal Code',
    addressFind: 'Find address',
    addressSearching: 'Looking for addresses…',
    addressFound: 'Choose an address',
    addressFoundCount: 'Addresses found: {count}',
    addressNotFound: 'No address was found for {postcode}. Please enter the address below.',
    addressUnavailable: 'Addresses cannot be found for you just now. Please enter the address below.',
    addressFilled: 'The address below was filled in. Please check it.',
  },
  showsFaults: true,
  members: addressLines,
  parts: ['country', 'addressLine1', 'addressLine2', 'city', 'state', 'postcode', 'found'],
  fit(value: unknown) {
    if (!isObject(value)) return undefined;
    const lines = addressLines.map((name) => value[name]);
    return lines.every((text) => text === undefined || (typeof text === 'string' && text.length <= 5000))
      ? complete(value as PostalAddress)
      : undefined;
  },
  faults(value: unknown, { isRequired, property }: FieldSettings): readonly FieldFault[] {
    if (value === undefined && !isRequired) return [];
    const chosen = property('defaultCountry') as string | undefined;
    const given: PostalAddress = { ...(chosen ? { country: chosen } : {}), ...(value as PostalAddress | undefined) };
    const { postcode, maxPostcode, postcodeInvalid, states } = rulesOf(given.country);
    const isOffered = (country: string) =>
      twoLetters(country) !== undefined &&
      (!Array.isArray(property('countries')) || (property('countries') as unknown[]).includes(country));
    const fits = (part: keyof PostalAddress, pattern: RegExp, maxLength = addressLimits[part]) =>
      (given[part] ?? '').length <= maxLength && pattern.test(given[part] ?? '');
    const check = (part: keyof PostalAddress, missing: string | undefined, isFit: boolean, invalid: string): FieldFault[] => {
      if (!given[part]) return missing === undefined ? [] : [{ word: missing, part }];
      return isFit ? [] : [{ word: invalid, part }];
    };
    const stateMissing = property('isStateRequired') === false ? undefined : 'addressStateMissing';
    const stateFits = states ? states.includes(given.state ?? '') : fits('state', place);
    return [
      ...check('country', 'addressCountryMissing', isOffered(given.country ?? ''), 'addressCountryMissing'),
      ...check('addressLine1', 'addressLine1Missing', fits('addressLine1', line), 'addressLineInvalid'),
      ...check('addressLine2', undefined, fits('addressLine2', line), 'addressLineInvalid'),
      ...check('city', 'addressCityMissing', fits('city', place), 'addressCityInvalid'),
      ...check('state', stateMissing, stateFits, 'addressStateInvalid'),
      ...check('postcode', 'addressPostcodeMissing', fits('postcode', postcode, maxPostcode), postcodeInvalid),
    ];
  },
  readable: (value: unknown, { language }: FieldSettings) => {
    const given = value as PostalAddress;
    return addressLines
      .flatMap((name) => (given[name] ? [name === 'country' ? countryName(given[name], language) : given[name]] : []))
      .join(listSeparator(language));
  },
} satisfies FieldType;

function countryName(iso3: string, language: string): string {
  const two = twoLetters(iso3);
  return (two && new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(two)) || iso3;
}
