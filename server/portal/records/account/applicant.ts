import { maxUtmLength, registrationKindOf, utmNames, type CallOf, type RegistrationKind } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { storableText } from '../../../platform/http/index.ts';
import { answersRefused } from '../../../platform/problems/index.ts';
import { isTakenName, mailFault, type FieldWords, type NameQuestions } from '#forms/definition';
import { filled } from '#locale/messages/filled';
import { normalMailAddress } from '#schemas/values/mail-address';
import { tidyName } from '#schemas/values/person-name';
import { dialledNumber, type DialledNumber } from '#schemas/values/telephone/dialled-number';
import { readPhone } from '#schemas/values/telephone/read-phone';
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

/** How what is sent is asked for, and the words for what is not taken, in the language of the reader. */
export interface ApplicantRules {
  readonly names: NameQuestions;
  readonly words: FieldWords;
}

/**
 * Checks and tidies a body; 422 names every question whose answer is unfit. Names follow the rule of the questions that ask for them. Without passcodes
 * by mail a telephone number is needed.
 */
export function applicantOf(body: Body, { methods, country }: Tenant['identity'], { names, words }: ApplicantRules): Applicant {
  const [name, familyName] = [tidyName(body.name), tidyName(body.family_name)];
  const email = normalMailAddress(body.email);
  const number = numberOf(body.phoneNumber ?? '', country);
  const unfitMail = mailFault(email);
  const fault = (question: string, message: string | false | undefined) => (message ? [{ question, message }] : []);
  const questions = [
    ...fault(names.name.question, !isTakenName(name, names.name) && words.firstNameInvalid),
    ...fault(names.family_name.question, !isTakenName(familyName, names.family_name) && words.lastNameInvalid),
    ...fault('email', unfitMail && words[unfitMail]),
    ...fault('phoneNumber', number !== null && 'word' in number && filled(words[number.word], number.values)),
    ...fault('phoneNumber', number === null && !methods.includes('Email') && words.phoneNumberMissing),
  ];
  if (questions.length > 0) throw answersRefused(questions);

  const data = formData(body.dynamicData ?? {});
  const type = registrationKindOf(data['account_RegistrationType']);
  for (const key of Object.values(utmNames))
    if (typeof data[key] === 'string') data[key] = storableText(data[key].slice(0, maxUtmLength));
    else delete data[key];
  const phone = number !== null && 'e164' in number ? number.e164 : null;
  return { email, phone, name, familyName, type, data: { ...data, account_RegistrationType: type } };
}

/** What was typed as a number: with its code, or as people of the tenant's country write theirs; null where nothing was. */
const numberOf = (typed: string, country: string | undefined): DialledNumber | null =>
  typed.trim() === '' ? null : dialledNumber(readPhone(typed, country));

/**
 * Names to sign in with. In `strict` enumeration only one, the one every sign-in proves: a second one, given by an unproven caller,
 * would open the account to its holder too. The number is then kept as contact data.
 */
export function signInNames(identity: Tenant['identity'], { email, phone }: Applicant): SignInNames {
  return {
    ...(isSignInName(identity, 'email') ? { email } : {}),
    ...(phone !== null && isSignInName(identity, 'phone') ? { phone } : {}),
  };
}

/** Whether what people give of this kind when they register is a name to sign in with; else it is contact data. Pure. */
export function isSignInName({ methods, enumeration }: Tenant['identity'], kind: 'email' | 'phone'): boolean {
  const byMail = methods.includes('Email');
  return kind === 'email' ? byMail : methods.some((method) => method !== 'Email') && (enumeration === 'spec' || !byMail);
}
