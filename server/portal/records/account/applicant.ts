import { maxUtmLength, registrationKindOf, utmNames, type CallOf, type RegistrationKind } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { storableText } from '../../../platform/http/index.ts';
import { isPhone, normalName } from '../../../services/identity/index.ts';
import { answersRefused } from '../../../platform/problems/index.ts';
import { internationalNumber } from '#schemas/form';
import { emailError, normalMailAddress } from '#schemas/shared/sign-in';
import { isPersonName } from '#schemas/shared/person-name';
import { tidyLine } from '#schemas/shared/contact-details';
import { formData } from './form-data.ts';

type Body = CallOf<'accounts.register'>['body'];

/** A person who registers: what of the call's body may become an account (SEC-15). Everything else in it is ignored. */
export interface Applicant {
  /** Lower case. */
  readonly email: string;
  /** `+` and digits. */
  readonly phone: string | null;
  readonly name: string;
  readonly familyName: string;
  /** REG-02, RDT-03. */
  readonly type: RegistrationKind;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a person may sign in with; one of the two at least. */
export interface SignInNames {
  readonly email?: string;
  readonly phone?: string;
}

/** Checks and tidies a body; 422 names every member that is unfit. Without passcodes by mail a telephone number is needed. */
export function applicantOf(body: Body, { methods, country }: Tenant['identity']): Applicant {
  const [name, familyName] = [tidyLine(body.name), tidyLine(body.family_name)];
  const email = normalMailAddress(body.email);
  const phone = numberOf(body.phoneNumber ?? '', country) || null;
  const fault = (question: string, message: string | false) => (message ? [{ question, message }] : []);
  const questions = [
    ...fault('name', !isPersonName(name) && 'First Name is invalid'),
    ...fault('family_name', !isPersonName(familyName) && 'Last Name is invalid'),
    ...fault('email', emailError(email) !== undefined && 'Enter an email address like name@example.com.'),
    ...fault('phoneNumber', phone !== null && !isPhone(phone) && 'Enter a telephone number with its country code, like +44…'),
    ...fault('phoneNumber', phone === null && !methods.includes('Email') && 'Mobile Number is required.'),
  ];
  if (questions.length > 0) throw answersRefused(questions);

  const data = formData(body.dynamicData ?? {});
  const type = registrationKindOf(data['account_RegistrationType']);
  for (const key of Object.values(utmNames))
    if (typeof data[key] === 'string') data[key] = storableText(data[key].slice(0, maxUtmLength));
    else delete data[key];
  return { email, phone, name, familyName, type, data: { ...data, account_RegistrationType: type } };
}

/** What was typed as a number: with its code, or as people of the tenant's country write theirs. One number is one name, also with the 0 after its code, as at sign-in. */
const numberOf = (typed: string, country: string | undefined): string => internationalNumber(typed, country) ?? normalName(typed);

/**
 * Names to sign in with. In `strict` enumeration only one, the one every sign-in proves: a second one, given by an unproven caller,
 * would open the account to its holder too. The number is then kept as contact data.
 */
export function signInNames({ methods, enumeration }: Tenant['identity'], { email, phone }: Applicant): SignInNames {
  const byMail = methods.includes('Email');
  const byPhone = phone !== null && methods.some((method) => method !== 'Email') && (enumeration === 'spec' || !byMail);
  return { ...(byMail ? { email } : {}), ...(byPhone ? { phone } : {}) };
}
