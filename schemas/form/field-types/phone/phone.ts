import { isObject } from '../../../shared/is-object.ts';
import { codeOf, countryOf } from '../../../shared/dialing-codes.ts';
import { digitsOf, phoneNumber } from '../../../shared/sign-in/index.ts';
import { threeLetters, twoLetters } from '../countries/iso3.ts';
import { autofillProperty, type FieldSettings, type FieldType } from '../field-type.ts';

/** CTL-PHONE: a telephone number as it is stored. */
export interface Phone {
  /** `+44`. */
  readonly dialingCode?: string;
  /** ISO 3166-1, three letters. */
  readonly iso3?: string;
  /** Digits as they were typed, without the dialing code. */
  readonly number?: string;
  /** E.164: both, without the number's leading 0. */
  readonly phoneNumber?: string;
}

/** Digits that a number has in a country (CTL-PHONE), the one that begins the longest, which is no part of the international number, and which words call it. */
const overrides: Readonly<
  Record<string, { readonly min: number; readonly max: number; readonly trunk: '0' | '1'; readonly isCell?: true }>
> = {
  AUS: { min: 9, max: 10, trunk: '0' },
  GBR: { min: 10, max: 11, trunk: '0' },
  CAN: { min: 10, max: 11, trunk: '1', isCell: true },
  USA: { min: 10, max: 11, trunk: '1', isCell: true },
};

/** Whether people of a country call it a cell number. Pure. */
export const isCell = (iso3: string | undefined): boolean => limitsIn(iso3)?.isCell === true;

const limitsIn = (iso3: string | undefined): (typeof overrides)[string] | undefined =>
  iso3 !== undefined && Object.hasOwn(overrides, iso3) ? overrides[iso3] : undefined;

/** The digits of a number of a country without its trunk digit, also where it was written without; undefined where they are not as many as a number has. Pure. */
export function withoutTrunk(iso3: string, digits: string): string | undefined {
  const { max, trunk } = limitsIn(iso3) ?? {};
  if (max === undefined || trunk === undefined) return undefined;
  const national = digits.startsWith(trunk) ? digits.slice(1) : digits;
  return national.length === max - 1 ? national : undefined;
}

/** An answer with another country. Pure. */
export const withCountry = (phone: Phone, iso3: string): Phone | undefined =>
  complete({ iso3, ...(phone.number ? { number: phone.number } : {}) });

/**
 * An answer with what was typed or pasted as its number: what is no digit goes, also in `(0)`; one that begins with + or 00 brings its country along.
 * Pure.
 */
export function withNumber({ iso3 }: Phone, typed: string): Phone | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  const digits = digitsOf(text.replace('(0)', ''));
  const international = text.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  const country = international === undefined ? undefined : countryOf(`+${international}`, iso3 && twoLetters(iso3));
  if (international === undefined || !country) return complete({ ...(iso3 ? { iso3 } : {}), number: digitsOf(text) });
  return complete({ iso3: threeLetters(country.id) ?? '', number: international.slice(country.code.length - 1) });
}

function complete({ iso3 = '', number = '' }: Phone): Phone | undefined {
  const dialingCode = codeOf(twoLetters(iso3) ?? '');
  if (dialingCode === undefined && number === '') return undefined;
  return {
    ...(dialingCode === undefined ? {} : { dialingCode, iso3 }),
    ...(number === '' ? {} : { number }),
    ...(dialingCode === undefined || number === '' ? {} : { phoneNumber: phoneNumber(dialingCode.slice(1), number) }),
  };
}

const isText = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.length <= 100);
const limit = (value: unknown, otherwise: number): number => {
  const number = value === undefined || value === null || value === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : otherwise;
};
const limitProperty = (description: string) => ({ type: ['integer', 'string'], pattern: '^(\\d+|\\{.+\\})$', description }) as const;

/** CTL-PHONE: a telephone number with the dialing code of its country. */
export const phone = {
  properties: {
    autofill: autofillProperty,
    defaultCountry: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Country that is chosen at first: ISO 3166-1, three letters.' },
    minLength: limitProperty('Fewest digits of the number, in place of those of its country; also the name of a variable in braces.'),
    maxLength: limitProperty('Most digits of the number, in place of those of its country; also the name of a variable in braces.'),
    isUnique: { type: 'boolean', default: true, description: 'Whether a number that another account has is refused.' },
  },
  words: {
    phoneDialingCode: 'Dialing Code',
    phoneNumber: 'Mobile Number',
    phoneCellNumber: 'Cell Number',
    phoneChoose: 'Choose a country',
    phoneDialingCodeMissing: 'Dialing Code is Required.',
    phoneNumberMissing: 'Mobile Number is required.',
    phoneCellNumberMissing: 'Cell Number is required.',
    phoneNumeric: 'Please enter Numeric Values only.',
    phoneLength: 'Please enter a valid Mobile Number between {min} and {max} digits long',
    phoneCellLength: 'Please enter a valid Cell Number between {min} and {max} digits long',
    phoneNotUnique: 'This mobile number is already used for another registration.',
    phoneServer: 'The number could not be checked just now. Please try again.',
  },
  showsFaults: true,
  parts: ['country', 'number'],
  members: ['dialingCode', 'iso3', 'number', 'phoneNumber'],
  fit(value: unknown) {
    if (!isObject(value)) return undefined;
    const { iso3, number } = value;
    return isText(iso3) && isText(number) ? complete({ iso3, number } as Phone) : undefined;
  },
  faults(value: unknown, { isRequired, property }: FieldSettings) {
    const { iso3 = property('defaultCountry') as string | undefined, number = '' } = (value ?? {}) as Phone;
    if (number === '' && !isRequired) return [];
    const cell = isCell(iso3);
    const code = codeOf(twoLetters(iso3 ?? '') ?? '') === undefined ? [{ word: 'phoneDialingCodeMissing', part: 'country' }] : [];
    const fault = (word: string, values = {}) => [...code, { word, values, part: 'number' }];
    if (number === '') return fault(cell ? 'phoneCellNumberMissing' : 'phoneNumberMissing');
    if (!/^\d+$/.test(number)) return fault('phoneNumeric');
    const min = limit(property('minLength'), limitsIn(iso3)?.min ?? 4);
    const max = limit(property('maxLength'), limitsIn(iso3)?.max ?? 15);
    return number.length < min || number.length > max ? fault(cell ? 'phoneCellLength' : 'phoneLength', { min, max }) : code;
  },
  check(value: unknown, { property }: FieldSettings) {
    const { phoneNumber: e164 } = value as Phone;
    return e164 === undefined || property('isUnique') === false ? undefined : { what: 'phone', phone: e164 };
  },
  checked({ result }) {
    if (result === 'Ok') return undefined;
    return { word: result === 'InUse' ? 'phoneNotUnique' : 'phoneServer', part: 'number' };
  },
  serverCheck(value: unknown, { property }: FieldSettings) {
    const { phoneNumber: e164 } = value as Phone;
    return e164 === undefined || property('isUnique') === false ? undefined : { what: 'phone', value: e164, refused: 'phoneNotUnique' };
  },
  readable: (value: unknown) => {
    const { dialingCode = '', number = '' } = value as Phone;
    return number === '' ? '' : `${dialingCode} ${number}`.trim();
  },
} satisfies FieldType;
