import { noSubmissionId } from '#schemas/api';
import { parametersOf } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import { chosenBy } from '../../acting/index.ts';
import { PortalError } from '../../failure/index.ts';
import { accountDetailView, submissionDetailView } from '../../hub/index.ts';
import { accountOf } from '../account/account.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { Asked, Loaded, Source } from '../source.ts';

/** DET-01, DET-04: the submission that the address names; for staff, without one, the account they chose. What is not theirs is as if it were not there. */
export const detail: Source<'detail'> = {
  load(asked) {
    const { submissionId } = parametersOf(asked.url);
    return submissionId === undefined ? ofAccount(asked) : ofSubmission(asked, submissionId);
  },
};

async function ofSubmission({ api, site }: Asked, id: string): Promise<Loaded<'detail'>> {
  try {
    const [submission, files] = await Promise.all([
      api.call('submissions.detail', { params: { id }, query: { language: site.language } }),
      api.call('attachments.ofSubmission', { params: { id } }),
    ]);
    return { state: 'ready', value: submissionDetailView(submission, { files, backHref: homeOf(site.claimsEnabled), languages: site }) };
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) return { state: 'empty' };
    throw error;
  }
}

async function ofAccount(asked: Asked): Promise<Loaded<'detail'>> {
  const { api, site, acting } = asked;
  const account = chosenBy(acting) === undefined ? null : await accountOf(asked);
  if (!account) return { state: 'empty' };
  const [submissions, files, colours, { claims }] = await Promise.all([
    api.call('submissions.ofAccount', { params: { accountId: account.id } }),
    api.call('attachments.ofAccount', { params: { id: account.id } }),
    statusColoursOf(asked),
    api.call('submissions.claims'),
  ]);
  const own = submissions.filter(({ id }) => id !== noSubmissionId);
  const details = await Promise.all(
    own.map(({ id }) => api.call('submissions.detail', { params: { id }, query: { language: site.language } })),
  );
  const around = { files, backHref: homeOf(site.claimsEnabled), languages: site };
  return { state: 'ready', value: accountDetailView(details, { account, claims: claims[0], colours, ...around }) };
}
