import { isObject } from '../../../shared/is-object.ts';
import { isPersonName } from '../../../shared/person-name.ts';
import { tidyLine } from '../../../shared/contact-details.ts';
import { autofillProperty, type FieldSettings, type FieldType } from '../field-type.ts';

/** CTL-NAME: a person's name as it is stored. */
export interface FullName {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Both, joined by a space. */
  readonly fullName?: string;
}

/** What was typed as an answer; undefined where nothing was. Pure. */
export function toFullName({ firstName = '', lastName = '' }: FullName): FullName | undefined {
  const [first, last] = [tidyLine(firstName), tidyLine(lastName)];
  const fullName = `${first} ${last}`.trim();
  if (fullName === '') return undefined;
  return { ...(first && { firstName: first }), ...(last && { lastName: last }), fullName };
}

const isText = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.length <= 5000);

export const fullName = {
  properties: { autofill: autofillProperty },
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
  faults(value: unknown, { isRequired }: FieldSettings) {
    const name = value as FullName | undefined;
    if (name === undefined && !isRequired) return [];
    return [
      ...(isPersonName(name?.firstName ?? '') ? [] : [{ word: 'firstNameInvalid', part: 'firstName' }]),
      ...(isPersonName(name?.lastName ?? '') ? [] : [{ word: 'lastNameInvalid', part: 'lastName' }]),
    ];
  },
  readable: (value: unknown) => (value as FullName).fullName ?? '',
} satisfies FieldType;
