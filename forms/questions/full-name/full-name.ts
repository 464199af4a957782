import { isObject } from '#locale/is-object';
import { isPersonName, tidyName } from '#schemas/values/person-name';
import { autofillProperty, type FieldSettings, type FieldType, type PropertySchema } from '../field-type.ts';

/** CTL-NAME: a person's name as it is stored. */
export interface FullName {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Both, joined by a space. */
  readonly fullName?: string;
}

/** What was typed as an answer; undefined where nothing was. Pure. */
export function toFullName({ firstName = '', lastName = '' }: FullName): FullName | undefined {
  const [first, last] = [tidyName(firstName), tidyName(lastName)];
  const fullName = `${first} ${last}`.trim();
  if (fullName === '') return undefined;
  return { ...(first && { firstName: first }), ...(last && { lastName: last }), fullName };
}

/** As an answer of any form may have it. Pure. */
export const isFullName = (value: unknown): value is Readonly<Required<Pick<FullName, 'firstName' | 'fullName'>>> & FullName =>
  isObject(value) && typeof value['firstName'] === 'string' && typeof value['fullName'] === 'string';

/** Of each question that asks for a name. */
export const anyNameProperty = {
  type: 'boolean',
  default: false,
  description:
    'Whether any name is taken that can be seen, without < and >; otherwise letters, digits, spaces, full stops, commas, apostrophes and hyphens.',
} as const satisfies PropertySchema;

const isText = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.length <= 5000);

export const fullName = {
  properties: {
    autofill: autofillProperty,
    anyName: anyNameProperty,
    isLastNameRequired: {
      type: 'boolean',
      default: true,
      description: 'Whether a last name is needed; false where a person may have one name alone.',
    },
  },
  words: {
    firstName: 'First name',
    lastName: 'Last name',
    firstNameInvalid: 'First Name is invalid',
    lastNameInvalid: 'Last Name is invalid',
  },
  showsFaults: true,
  parts: ['firstName', 'lastName'],
  members: ['firstName', 'lastName', 'fullName'],
  fit(value: unknown) {
    if (!isObject(value)) return undefined;
    const { firstName, lastName } = value;
    return isText(firstName) && isText(lastName) ? toFullName({ firstName, lastName } as FullName) : undefined;
  },
  faults(value: unknown, { isRequired, property }: FieldSettings) {
    const name = value as FullName | undefined;
    if (name === undefined && !isRequired) return [];
    const isName = (text = ''): boolean => isPersonName(text, property('anyName') === true);
    const needsLast = property('isLastNameRequired') !== false || (name?.lastName ?? '') !== '';
    return [
      ...(isName(name?.firstName) ? [] : [{ word: 'firstNameInvalid', part: 'firstName' }]),
      ...(!needsLast || isName(name?.lastName) ? [] : [{ word: 'lastNameInvalid', part: 'lastName' }]),
    ];
  },
  readable: (value: unknown) => (value as FullName).fullName ?? '',
} satisfies FieldType;
