import { registrationKindOf, utmNames } from '#schemas/api';
import type { AccountRow } from './account-of.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * FRM-10: of the hidden account_ values of a form those that it was sent without a value for, from the account: a person’s first opening of a form knows
 * no account yet. Pure.
 */
export function withAccountValues(answers: Answers, { id, dynamic_data }: Pick<AccountRow, 'id' | 'dynamic_data'>): Answers {
  const data = (dynamic_data ?? {}) as Answers;
  const ofAccount: Answers = {
    account_id: id,
    account_RegistrationType: registrationKindOf(data['account_RegistrationType']),
    ...Object.fromEntries(Object.values(utmNames).map((name) => [name, data[name] ?? ''])),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, value === '' && Object.hasOwn(ofAccount, name) ? ofAccount[name] : value]),
  );
}
