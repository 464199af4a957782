import { isPersonName } from '#schemas/values/person-name';
import { isFullName, type FullName } from '../../questions/full-name/full-name.ts';
import type { Phone } from '../../questions/phone/phone.ts';
import { isObject } from '#locale/is-object';
import { questionsIn, type Part } from '../../questions/questions-in.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The members of an account: questions of these names in the first form of a registration ask for them, with the types that can. */
export const accountQuestionTypes = {
  email: ['text', 'uniqueemail'],
  name: ['text', 'fullname'],
  family_name: ['text'],
  phoneNumber: ['text', 'phone'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AccountMember = keyof typeof accountQuestionTypes;

export const accountMembers = Object.keys(accountQuestionTypes) as AccountMember[];

/** What is answered of the members of an account, as it is registered. A full name (CTL-NAME) names the person by any question. Pure. */
export function accountAnswers(answers: Answers): Partial<Record<AccountMember, string>> {
  const full: Partial<FullName> = isFullName(answers['name']) ? answers['name'] : (Object.values(answers).find(isFullName) ?? {});
  const { email, name, family_name, phoneNumber } = answers;
  const isNamed = typeof name === 'string' && name.trim() !== '';
  const all = {
    email,
    name: isNamed ? name : full.firstName,
    family_name: isNamed ? (family_name ?? '') : (full.lastName ?? ''),
    phoneNumber: isObject(phoneNumber) ? (phoneNumber as Phone).phoneNumber : phoneNumber,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === 'string'));
}

/** How one of the two names of an account is asked for. */
interface NameQuestion {
  /** The question that asks for it. */
  readonly question: string;
  readonly anyName: boolean;
  readonly isRequired: boolean;
}

export interface NameQuestions {
  readonly name: NameQuestion;
  readonly family_name: NameQuestion;
}

const byDefault: NameQuestions = {
  name: { question: 'name', anyName: false, isRequired: true },
  family_name: { question: 'family_name', anyName: false, isRequired: true },
};

/**
 * How the forms of a registration ask for the names of an account: that is also how profile and staff correct them. One name alone is taken where the
 * last one need not be given, or is not asked for. Pure.
 */
export function nameQuestionsOf(definitions: readonly unknown[]): NameQuestions {
  const questions = definitions.flatMap((definition) => questionsIn(definition));
  const of = (member: AccountMember): Part | undefined =>
    questions.find((question) => question['type'] === 'text' && valueNameOf(question) === member);
  const [first, last] = [of('name'), of('family_name')];
  if (first)
    return {
      name: { question: 'name', anyName: first['anyName'] === true, isRequired: true },
      family_name: {
        question: 'family_name',
        anyName: last?.['anyName'] === true,
        isRequired: last?.['isRequired'] === true && last['visibleIf'] === undefined,
      },
    };
  const full = questions.find((question) => question['type'] === 'fullname' && valueNameOf(question) === 'name');
  const either = full ?? questions.find((question) => question['type'] === 'fullname');
  if (!either) return byDefault;
  const asked = { question: valueNameOf(either), anyName: either['anyName'] === true };
  return { name: { ...asked, isRequired: true }, family_name: { ...asked, isRequired: either['isLastNameRequired'] !== false } };
}

/** By its name, or the one that its answer has. */
const valueNameOf = ({ name, valueName = name }: Part): string => String(valueName);

/** Whether a tidy name is taken by the question that asks for it. Pure. */
export const isTakenName = (name: string, { anyName, isRequired }: NameQuestion): boolean =>
  name === '' ? !isRequired : isPersonName(name, anyName);
