import { phoneReader } from '#schemas/values/telephone/phone-reader';
import { isObject } from '#locale/is-object';
import { codeOf } from '#schemas/values/telephone/dialing-codes';
import { formerNumber } from '#schemas/values/telephone/former-number';
import { digitsOf } from '#schemas/values/digits';
import { threeLetters, twoLetters } from '#schemas/values/countries/iso3';
import { autofillProperty, type FieldSettings, type FieldType } from '../field-type.ts';

/** CTL-PHONE: a telephone number as it is stored. */
export interface Phone {
  /** `+44`. */
  readonly dialingCode?: string;
  /** ISO 3166-1, three letters. */
  readonly iso3?: string;
  /** Digits as they were typed, without the dialing code. What cannot be read as a number stays as it was typed, for its fault. */
  readonly number?: string;
  /** E.164. */
  readonly phoneNumber?: string;
}

/** Digits that the words for a wrong number name in a country (CTL-PHONE), and which words call it. */
const overrides: Readonly<Record<string, { readonly min: number; readonly max: number; readonly isCell?: true }>> = {
  AUS: { min: 9, max: 10 },
  GBR: { min: 10, max: 11 },
  CAN: { min: 10, max: 11, isCell: true },
  USA: { min: 10, max: 11, isCell: true },
};

/** Whether people of a country call it a cell number. Pure. */
export const isCell = (iso3: string | undefined): boolean => limitsIn(iso3)?.isCell === true;

const limitsIn = (iso3: string | undefined): (typeof overrides)[string] | undefined =>
  iso3 !== undefined && Object.hasOwn(overrides, iso3) ? overrides[iso3] : undefined;

const readingOf = (number: string, iso3: string | undefined) => phoneReader()?.(number, iso3 && twoLetters(iso3));

/** An answer with another country: its number is read by the rules there. */
export const withCountry = (phone: Phone, iso3: string): Phone | undefined => withNumber({ iso3 }, phone.number ?? '');

/** An answer with what was typed or pasted as its number; one that begins with its dialling code brings its country along. */
export function withNumber({ iso3 }: Phone, typed: string): Phone | undefined {
  const reading = readingOf(typed, iso3);
  if (reading === undefined || 'fault' in reading || reading.country === undefined) return unread(iso3, typed);
  if (reading.extension !== undefined) return { ...countryParts(iso3), number: typed };
  return { ...countryParts(threeLetters(reading.country)), number: reading.digits, phoneNumber: reading.e164 };
}

/** What is no number, or cannot be read yet: its digits, and the plus that begins it. */
function unread(iso3: string | undefined, typed: string): Phone | undefined {
  const digits = digitsOf(typed);
  const number = digits !== '' && /^\P{Nd}*\+/u.test(typed.normalize('NFKC')) ? `+${digits}` : digits;
  const phone = { ...countryParts(iso3), ...(number === '' ? {} : { number }) };
  return Object.keys(phone).length > 0 ? phone : undefined;
}

function countryParts(iso3: string | undefined): Phone {
  const dialingCode = codeOf(twoLetters(iso3 ?? '') ?? '');
  return dialingCode === undefined || iso3 === undefined ? {} : { dialingCode, iso3 };
}

const isText = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.length <= 100);
const limit = (value: unknown): number | undefined => {
  const number = value === undefined || value === null || value === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
};

/** The limits that the definition has in place of the rules of a country. */
function limitsOf(property: FieldSettings['property']): { readonly min?: number; readonly max?: number; readonly isOwn: boolean } {
  const [min, max] = [limit(property('minLength')), limit(property('maxLength'))];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), isOwn: min !== undefined || max !== undefined };
}
const limitProperty = (description: string) => ({ type: ['integer', 'string'], pattern: '^(\\d+|\\{.+\\})$', description }) as const;

/** CTL-PHONE: a telephone number with the dialing code of its country. */
export const phone = {
  properties: {
    autofill: autofillProperty,
    defaultCountry: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Country that is chosen at first: ISO 3166-1, three letters.' },
    minLength: limitProperty(
      'Fewest digits of the number, in place of those of its country, whose rules do not count then; also the name of a variable in braces.',
    ),
    maxLength: limitProperty(
      'Most digits of the number, in place of those of its country, whose rules do not count then; also the name of a variable in braces.',
    ),
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
    phoneImpossible: 'This is not a whole telephone number. Check its digits, and the country code if it is of another country.',
    phoneExtension: 'Please leave out the extension ({extension}).',
    phoneNotUnique: 'This mobile number is already used for another registration.',
    phoneServer: 'The number could not be checked just now. Please try again.',
  },
  showsFaults: true,
  parts: ['country', 'number'],
  members: ['dialingCode', 'iso3', 'number', 'phoneNumber'],
  fit(value: unknown, { property }: FieldSettings) {
    if (!isObject(value) || !isText(value['iso3']) || !isText(value['number'])) return undefined;
    const { iso3, number = '' } = value as Phone;
    const phone = withNumber(iso3 === undefined ? {} : { iso3 }, number);
    if (phone?.phoneNumber !== undefined || number === '') return phone;
    const { dialingCode } = phone ?? {};
    // By its own limits a form may take what is no number of the country.
    const isTaken = dialingCode !== undefined && /^\d+$/.test(number) && limitsOf(property).isOwn;
    return { ...phone, number, ...(isTaken ? { phoneNumber: formerNumber(dialingCode, number) } : {}) };
  },
  faults(value: unknown, { isRequired, property }: FieldSettings) {
    const { iso3 = property('defaultCountry') as string | undefined, number = '' } = (value ?? {}) as Phone;
    if (number === '' && !isRequired) return [];
    const cell = isCell(iso3);
    const code = 'dialingCode' in countryParts(iso3) ? [] : [{ word: 'phoneDialingCodeMissing', part: 'country' }];
    const fault = (word: string, values = {}) => [...code, { word, values, part: 'number' }];
    if (number === '') return fault(cell ? 'phoneCellNumberMissing' : 'phoneNumberMissing');
    const reading = readingOf(number, iso3);
    if (reading && 'extension' in reading) return fault('phoneExtension', { extension: reading.extension });
    if (!/^\+?\d+$/.test(number)) return fault('phoneNumeric');
    const { min = limitsIn(iso3)?.min ?? 4, max = limitsIn(iso3)?.max ?? 15, isOwn } = limitsOf(property);
    const count = digitsOf(number).length;
    if (count < min || count > max) return fault(cell ? 'phoneCellLength' : 'phoneLength', { min, max });
    if (reading && 'fault' in reading && reading.fault === 'noCountry') return code;
    // Until a browser has the rules of countries the server alone refuses what cannot be.
    return isOwn || !reading || 'country' in reading ? code : fault('phoneImpossible');
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
    const { dialingCode = '', number = '', phoneNumber = '' } = value as Phone;
    // As it is dialled from abroad: without the digit that only its country dials first.
    const dialled = dialingCode !== '' && phoneNumber.startsWith(dialingCode) ? phoneNumber.slice(dialingCode.length) : number;
    return number === '' ? '' : `${dialingCode} ${dialled}`.trim();
  },
} satisfies FieldType;
