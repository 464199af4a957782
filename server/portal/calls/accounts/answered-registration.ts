import { registrationKindOf, type Account } from '#schemas/api';
import { questionsIn } from '#forms/definition';
import { formData, registrationFormsOf, type AccountRow, type PublishedContent } from '../../records/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The forms of a registration with what was answered for an account. */
export interface AnsweredRegistration {
  /** As the tenant publishes them, in their order. */
  readonly forms: readonly Values[];
  readonly answers: Values;
}

/** Undefined where no question of the tenant's forms for a registration has an answer: the account was imported, or the forms are gone. */
export async function answeredRegistration(
  content: Pick<PublishedContent, 'readContent'>,
  { tenant_id: tenant, dynamic_data: stored, ...account }: AccountRow,
): Promise<AnsweredRegistration | undefined> {
  const data = (stored ?? {}) as Values;
  const forms = await registrationFormsOf(content, tenant, registrationKindOf(data['account_RegistrationType']));
  const given = formData(data);
  const asked = forms.flatMap(({ surveyDefinition }) => questionsIn(surveyDefinition)).map(({ name }) => String(name));
  if (!asked.some((name) => Object.hasOwn(given, name))) return undefined;
  // They are members of the account, and as they were corrected since.
  const { name, family_name, email, phone: phoneNumber } = account;
  return { forms, answers: { name, family_name, email, ...(phoneNumber === null ? {} : { phoneNumber }), ...given } };
}

/** As a member of the account: that its registration can be had as a PDF. Nothing while content cannot be had. */
export const markOfRegistration = (
  content: Pick<PublishedContent, 'readContent'>,
  account: AccountRow,
): Promise<Pick<Account, 'hasRegistration'>> =>
  answeredRegistration(content, account).then(
    (answered) => (answered ? { hasRegistration: true } : {}),
    () => ({}),
  );
