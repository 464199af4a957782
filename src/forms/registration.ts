import { registrationForms, type RegistrationKind, utmNames } from '#schemas/api';
import { readAnswers } from './kept-answers/local-answers.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The members of an account: questions of these names ask for them. */
interface AccountMembers {
  readonly email: string;
  readonly name: string;
  readonly family_name: string;
  readonly phoneNumber?: string;
}

/** What the first form leaves to the details: as the state of the history where the device keeps nothing (REG-04). */
export interface BegunRegistration {
  readonly account: AccountMembers;
  readonly formData: Answers;
}

/** The answers of a first form as the details need them; null where they name no person. A full name (CTL-NAME) names one by any question. Pure. */
export function begunBy(answers: Answers): BegunRegistration | null {
  const full = Object.values(answers).find(isFullName);
  const { email, name = full?.firstName, family_name = full?.lastName, phoneNumber, ...formData } = answers;
  if (![email, name, family_name].every((text) => typeof text === 'string' && text.trim() !== '')) return null;
  const account = { email, name, family_name, ...(typeof phoneNumber === 'string' && phoneNumber !== '' ? { phoneNumber } : {}) };
  return { account: account as AccountMembers, formData };
}

const isFullName = (answer: unknown): answer is { readonly firstName: string; readonly lastName: string } =>
  typeof answer === 'object' && answer !== null && 'firstName' in answer && 'lastName' in answer;

/** What was answered in the first form: what this device keeps, else what the page before has left; null where it is not complete (RDT-02). */
export function begunRegistration(keeper: string | undefined, kind: RegistrationKind, navigationState: unknown): BegunRegistration | null {
  const kept = keeper === undefined ? null : readAnswers(keeper, registrationForms[kind][0], Date.now());
  return (kept && begunBy(kept.answers)) ?? leftBy(navigationState);
}

function leftBy(state: unknown): BegunRegistration | null {
  const { account, formData } = (state ?? {}) as Partial<Readonly<Record<string, Answers>>>;
  return begunBy({ ...formData, ...account });
}

/** What an address of the registration hands on. */
const carried = [...Object.keys(utmNames), 'name', 'accountId', 'submissionId', 'isWorkspace'];

/** Names after `?` of its addresses that a registration reads. */
export const registrationQuery = [...carried, 'tab', 'formConfirmationSlug'];

/**
 * An address of the registration with what it takes along from another (REG-02, REG-07, RDT-01): campaign, form to land on, submission that led here,
 * and for whom staff act. Pure.
 */
export function withinRegistration(path: string, from: URL, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more);
  for (const name of carried) for (const value of from.searchParams.getAll(name).slice(0, 1)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
