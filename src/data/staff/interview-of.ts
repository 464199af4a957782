import type { Account, ClaimsAnswer, InterviewActions } from '#schemas/api';
import { interviewActions, mergeClaimsAnswers } from '../../hub-views/index.ts';
import type { SourceRequest } from '../source.ts';

/** CLM-04 to CLM-06, DET-03: what staff may do about an interview of the account, in words of their own. Undefined also where the configuration cannot be read, which the server logs. */
export async function interviewOf(
  { api, site }: Pick<SourceRequest, 'api' | 'site'>,
  account: Account,
  claims: readonly ClaimsAnswer[],
): Promise<InterviewActions | undefined> {
  const booking = await api.call('submissions.bookingConfig', { query: { projectId: account.projectId } }).catch(() => undefined);
  const given = { account, answer: mergeClaimsAnswers(claims), now: Date.now(), languages: site };
  const actions = booking && interviewActions({ ...given, booking });
  return actions && { ...actions, labels: {} };
}
