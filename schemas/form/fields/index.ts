import type { FieldType } from './field-type.ts';
import { fullName } from './full-name/full-name.ts';
import { phone } from './phone/phone.ts';
import { uniqueEmail } from './unique-email/unique-email.ts';

export { toFullName, type FullName } from './full-name/full-name.ts';
export { isCell, type Phone, withCountry, withNumber } from './phone/phone.ts';
export { threeLetters, twoLetters } from './countries/iso3.ts';
export { toEmail } from './unique-email/unique-email.ts';
export type { CheckResult, FieldCheck } from './field-check.ts';
export type { FieldFault, FieldSettings, FieldType, PropertySchema } from './field-type.ts';

/** The portal's own question types, by their name in a form's definition; how each looks: `registry/fields`. */
export const fieldTypes = {
  fullname: fullName,
  phone,
  uniqueemail: uniqueEmail,
} as const satisfies Readonly<Record<string, FieldType>>;

export type FieldTypeName = keyof typeof fieldTypes;

/** The type of this name; undefined for one of survey-core. */
export const fieldTypeOf = (name: string): FieldType | undefined =>
  Object.hasOwn(fieldTypes, name) ? fieldTypes[name as FieldTypeName] : undefined;

/** Their words in English, by the key that a tenant replaces them by behind `form.`. */
export const fieldWords = {
  ...fullName.words,
  ...phone.words,
  ...uniqueEmail.words,
} as const;

export type FieldWords = Readonly<Record<keyof typeof fieldWords, string>>;
