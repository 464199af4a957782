import type { FactPath, FactValue } from '#schemas/page';

/** Everything about an account, where there is none to act for. */
export const factsOfNoAccount: Readonly<Partial<Record<FactPath, FactValue | undefined>>> = {
  'account.id': undefined,
  'account.identifier': undefined,
  'account.status': undefined,
  'account.statusCode': undefined,
  'account.projectId': undefined,
  'claims.count': undefined,
  'claims.statusCode': undefined,
  'forms.open': undefined,
};
