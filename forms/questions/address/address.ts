import { addressLimits, addressLines, tidyLine, type PostalAddress } from '#schemas/shared/contact-details';
import { isObject } from '#locale/is-object';
import { twoLetters } from '#schemas/values/countries/iso3';
import { autofillProperty, type FieldFault, type FieldSettings, type FieldType } from '../field-type.ts';
import { rulesOf, writtenPostcode } from '#schemas/values/postal-address/country-rules';
import { requiredLines } from './required-lines.ts';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';

/** Any sign of any script but angle brackets and what is no sign: control characters, halves of one. */
export const addressText = /^[^<>\p{Cc}\p{Cs}]*$/u;

/** An answer with a line as it was typed; what belongs to the country before falls away with it. Undefined where nothing is left. Pure. */
export function withLine(address: PostalAddress, name: keyof PostalAddress, typed: string): PostalAddress | undefined {
  const text = tidyLine(typed);
  const states = name === 'country' ? rulesOf(text).states : undefined;
  const had = name === 'country' ? rulesOf(address.country).states : undefined;
  const state = states !== had && !states?.includes(address.state ?? '') ? { state: '' } : {};
  return complete({ ...address, ...state, [name]: text });
}

/** Marks that turn the direction of what is around them: they belong to no line. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

function complete(address: PostalAddress): PostalAddress | undefined {
  const all = { ...address, postcode: writtenPostcode(address.country, address.postcode ?? '') };
  const given = addressLines.flatMap((name) => (all[name] ? [[name, all[name].replaceAll(turning, '')] as const] : []));
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
    isStateRequired: {
      // No default, which a plain boolean would have: without it the country decides.
      type: ['boolean'],
      description: 'Whether province, state or territory is required; without it, in the countries whose addresses need one.',
    },
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
    addressCityOptional: 'Town/City (optional)',
    addressState: 'Province/State/Territory',
    addressStateOptional: 'Province/State/Territory (optional)',
    addressChooseState: 'Choose a state or territory',
    addressPostcode: 'Postcode/Zip Code/Postal Code',
    addressPostcodeOptional: 'Postcode/Zip Code/Postal Code (optional)',
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
    const { postcode, postcodeInvalid, states } = rulesOf(given.country);
    const required = requiredLines(given, property('isStateRequired'));
    const isOffered = (country: string) =>
      twoLetters(country) !== undefined &&
      (!Array.isArray(property('countries')) || (property('countries') as unknown[]).includes(country));
    const isText = (part: keyof PostalAddress) => (given[part] ?? '').length <= addressLimits[part] && addressText.test(given[part] ?? '');
    const check = (part: keyof PostalAddress, missing: string, isFit: boolean, invalid: string): FieldFault[] => {
      if (!given[part]) return required.has(part) ? [{ word: missing, part }] : [];
      return isFit ? [] : [{ word: invalid, part }];
    };
    const stateFits = states ? states.includes(given.state ?? '') : isText('state');
    return [
      ...check('country', 'addressCountryMissing', isOffered(given.country ?? ''), 'addressCountryMissing'),
      ...check('addressLine1', 'addressLine1Missing', isText('addressLine1'), 'addressLineInvalid'),
      ...check('addressLine2', '', isText('addressLine2'), 'addressLineInvalid'),
      ...check('city', 'addressCityMissing', isText('city'), 'addressCityInvalid'),
      ...check('state', 'addressStateMissing', stateFits, 'addressStateInvalid'),
      ...check('postcode', 'addressPostcodeMissing', postcode.test(given.postcode ?? ''), postcodeInvalid),
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
