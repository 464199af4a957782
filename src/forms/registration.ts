import { registrationForms, type RegistrationKind, utmNames } from '#schemas/api';
import { accountAnswers, accountMembers, isFullName } from '#forms/definition';
import { areAnswersSafe } from './kept-answers/answers-in-storage.ts';
import { keepAnswers } from './kept-answers/keep-answers.ts';
import { forgetAnswers, readAnswers } from './kept-answers/local-answers.ts';
import { serverTime, timeOfKeeping } from './kept-answers/server-clock.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The members of an account: questions of these names ask for them. */
interface AccountMembers {
  readonly email: string;
  readonly name: string;
  readonly family_name: string;
  readonly phoneNumber?: string;
}

/** What was answered in the first form of a registration, as the details need it (REG-04). */
export interface BegunRegistration {
  readonly account: AccountMembers;
  readonly formData: Answers;
}

/** The same where the device refused to keep it: as the state of the history, which is that of the first step of the details alone. */
export interface LeftRegistration extends BegunRegistration {
  readonly at: number;
}

/** For the other steps of the details, in this document, by keeper; with the answers of the first form as they were. */
const left = new Map<string, { readonly begun: LeftRegistration; readonly answers: Answers }>();

/** The answers of a first form as the details need them; null where they name no person. Pure. */
export function begunBy(answers: Answers): BegunRegistration | null {
  const { email = '', name = '', family_name = '', phoneNumber = '' } = accountAnswers(answers);
  if (email.trim() === '' || name.trim() === '') return null;
  // The whole answer of a question for a full name or a telephone number is more than the member of the account.
  const formData = Object.entries(answers).filter(([key, answer]) => !isAccountMember(key) || typeof answer === 'object');
  return { account: { email, name, family_name, ...(phoneNumber === '' ? {} : { phoneNumber }) }, formData: Object.fromEntries(formData) };
}

const isAccountMember = (key: string): boolean => accountMembers.some((member) => member === key);

/** The first form is sent with these answers: what the history is to have of them, undefined where this device keeps them. */
export function leaveToDetails(keeper: string, kind: RegistrationKind, answers: Answers): LeftRegistration | undefined {
  left.delete(keeper);
  const begun = begunBy(answers);
  if (!begun || isFirstFormKept(keeper, kind)) return undefined;
  left.set(keeper, { begun: { ...begun, at: timeOfKeeping() }, answers });
  keepLeft(keeper, kind);
  return left.get(keeper)?.begun;
}

/**
 * Keeps on this device what is left to the details in this document, if it takes that by now; answers whether leaving the registration loses nothing of
 * its first form.
 */
export function keepLeft(keeper: string, kind: RegistrationKind): boolean {
  const waiting = left.get(keeper);
  if (!waiting) return true;
  // The person went back to the first form, and the device has taken what was written there since.
  if (keptAt(keeper, kind) > waiting.begun.at) return left.delete(keeper);
  const [slug] = registrationForms[kind];
  // Older ones would count after a reload; without them there may be space.
  forgetAnswers(keeper, slug);
  keepAnswers(keeper, slug, { answers: waiting.answers, page: 0, at: waiting.begun.at });
  return isFirstFormKept(keeper, kind) && left.delete(keeper);
}

/** What the first form was given, as it left it to the details in this document: the person went back to it. */
export const leftByFirstForm = (keeper: string): Answers | undefined => left.get(keeper)?.answers;

/** The details are opened at a place of the history whose state has what another document left: from now on each step of this one has it, too. */
export function takeUpLeft(keeper: string, kind: RegistrationKind, navigationState: unknown): void {
  const begun = leftBy(navigationState, forgottenAt.get(keeper));
  if (!begun || left.has(keeper) || keptAt(keeper, kind) >= begun.at) return;
  left.set(keeper, { begun, answers: answersOf(begun) });
}

/** The answers of the first form, of which `begunBy` makes these. Pure. */
function answersOf({ account: { name, family_name, ...members }, formData }: BegunRegistration): Answers {
  const isNamed = Object.values(formData).some((answer) => isFullName(answer) && answer.firstName === name);
  return { ...members, ...(isNamed ? {} : { name, family_name }), ...formData };
}

const isFirstFormKept = (keeper: string, kind: RegistrationKind): boolean =>
  areAnswersSafe(keeper, registrationForms[kind][0]) && keptRegistration(keeper, kind) !== null;

/** When a registration was given up in this document, by keeper: earlier places of the history have what was left before. */
const forgottenAt = new Map<string, number>();

/** Forgets what a device that keeps nothing has left to the details. */
export function forgetLeft(keeper: string): void {
  left.delete(keeper);
  forgottenAt.set(keeper, timeOfKeeping());
}

/** What was answered last in the first form: on this device or, where it refused that, left to the details; null where it is not complete (RDT-02). */
export function begunRegistration(keeper: string | undefined, kind: RegistrationKind, navigationState: unknown): BegunRegistration | null {
  const here = keeper === undefined ? [] : [keptRegistration(keeper, kind), left.get(keeper)?.begun];
  const inHistory = leftBy(navigationState, forgottenAt.get(keeper ?? ''));
  const since = keeper === undefined ? 0 : keptAt(keeper, kind);
  // What was written last may be incomplete: nothing older takes its place.
  const all = [...here, inHistory].filter((one) => one !== null && one !== undefined).filter(({ at }) => at >= since);
  const { at: _, ...newest } = all.toSorted((first, second) => second.at - first.at)[0] ?? { at: 0, account: null };
  return newest.account && newest;
}

/** When what this device keeps of the first form was written, in milliseconds since 1970; 0 where it keeps none. */
const keptAt = (keeper: string, kind: RegistrationKind): number => readAnswers(keeper, registrationForms[kind][0], serverTime())?.at ?? 0;

function keptRegistration(keeper: string, kind: RegistrationKind): LeftRegistration | null {
  const kept = readAnswers(keeper, registrationForms[kind][0], serverTime());
  const begun = kept && begunBy(kept.answers);
  return begun && { ...begun, at: kept.at };
}

function leftBy(state: unknown, after = -1): LeftRegistration | null {
  const { account, formData, at } = (state ?? {}) as { readonly account?: Answers; readonly formData?: Answers; readonly at?: unknown };
  const begun = begunBy({ ...account, ...formData });
  const left = begun && { ...begun, at: typeof at === 'number' ? at : 0 };
  return left && left.at > after ? left : null;
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
