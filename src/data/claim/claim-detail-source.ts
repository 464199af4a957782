import { noSubmissionId, type SubmissionDetail } from '#schemas/api';
import { parametersOf } from '../../address/index.ts';
import { chosenBy, detailPath } from '../../acting/index.ts';
import { PortalError } from '../../failure/index.ts';
import { accountDetailView, submissionDetailView, mergeClaimsAnswers } from '../../hub-views/index.ts';
import { accountOf } from '../account/account.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { SourceRequest, LoadedNeed, Source } from '../source.ts';
import { backOf } from './back-of.ts';
import { staffActionsOn } from '../staff/staff-actions.ts';

/** DET-01, DET-04, DET-10: the submission that the address names; for staff, without one, the account they chose. What is not theirs is as if it were not there. */
export const detail: Source<'detail'> = {
  load(asked) {
    const { submissionId, version } = parametersOf(asked.url);
    return submissionId === undefined ? ofAccount(asked) : ofSubmission(asked, submissionId, version);
  },
};

async function ofSubmission(asked: SourceRequest, id: string, number: string | undefined): Promise<LoadedNeed<'detail'>> {
  const { api, site } = asked;
  const version = number !== undefined && /^[1-9]\d{0,8}$/.test(number) ? number : 'sent';
  const [submission, files, account] = await Promise.all([
    api.call('submissions.detail', { params: { id }, query: { language: site.language, version } }).catch(unlessThere),
    // Files for the account were sent with it, too.
    api.call('attachments.ofSubmission', { params: { id }, query: { sentWith: 'true', version } }).catch(() => undefined),
    chosenAccount(asked),
  ]);
  if (!submission) return { state: 'empty', backHref: backOf(asked) };
  const staffActions = account ? await staffActionsOn(account, asked) : undefined;
  return {
    state: 'ready',
    value: submissionDetailView(submission, { files, ...waysOf(asked), languages: site, staffActions }),
  };
}

/** Nothing where there is no such submission for this person; any other failure stays one. */
const unlessThere = (error: unknown): null => {
  if (error instanceof PortalError && error.status === 404) return null;
  throw error;
};

async function ofAccount(asked: SourceRequest): Promise<LoadedNeed<'detail'>> {
  const { api, site } = asked;
  const account = await chosenAccount(asked);
  if (!account) return { state: 'empty' };
  const [submissions, files, colours, staffActions] = await Promise.all([
    api.call('submissions.ofAccount', { params: { accountId: account.id } }),
    api.call('attachments.ofAccount', { params: { id: account.id } }).catch(() => undefined),
    statusColoursOf(asked),
    staffActionsOn(account, asked),
  ]);
  const own = submissions.filter(({ id, formSlug }) => id !== noSubmissionId && staffActions.hasTab(formSlug));
  const details: SubmissionDetail[] = [];
  // One after the other, as the server reads them: an account may have more than one person may ask for at once.
  for (const { id } of own)
    details.push(await api.call('submissions.detail', { params: { id }, query: { language: site.language, version: 'sent' } }));
  const around = { files, ...waysOf(asked), languages: site, staffActions };
  return {
    state: 'ready',
    value: accountDetailView(details, { account, claims: mergeClaimsAnswers(staffActions.claims), colours, ...around }),
  };
}

const waysOf = (asked: SourceRequest) => ({
  backHref: backOf(asked),
  hrefOfVersion: (submissionId: string, number?: number) => detailPath(submissionId, asked.acting, number),
});

const chosenAccount = (asked: SourceRequest) => (chosenBy(asked.acting) === undefined ? null : accountOf(asked));
