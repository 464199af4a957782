import type { AttachmentItem } from '#schemas/api';
import { isEditor } from '../../auth/index.ts';
import type { SourceRequest, Source } from '../source.ts';
import { claimsView, historyOf, mergeClaimsAnswers } from '../../hub-views/index.ts';
import { newestFirst } from '../account/newest-submission.ts';
import { overviewOf, type AccountOverview } from '../forms/account-overview.ts';

/** CLM: the claims answer, with the phases that its workflow status maps to, and what happened so far. */
export const claims: Source<'claims'> = {
  async load(asked) {
    const [{ claims: answers }, overview] = await Promise.all([asked.api.call('submissions.claims'), overviewOf(asked)]);
    const answer = mergeClaimsAnswers(answers);
    const facts = { 'claims.count': answer?.claims.length ?? 0, 'claims.statusCode': answer?.accountStatus.workflowStatusCode };
    if (!answer || !overview) return { state: 'empty', ofEditor: !overview && isEditor(asked.session()), facts };
    const { submissions = [], documents = [], rows } = overview;
    const history = historyOf({
      submissions,
      statuses: answer.pastStatuses,
      documents,
      names: rows,
      files: await filesOf(overview, asked),
      languages: asked.site,
    });
    return {
      state: 'ready',
      facts,
      value: claimsView(answer, { workflow: overview.workflow, facts: overview.facts, languages: asked.site, documents, history }),
    };
  },
};

/** Submissions whose files are asked for, the newest first. */
const maxAsked = 5;

/** Files of the newest submissions that were sent; those that cannot be had are left out. */
async function filesOf({ submissions = [] }: AccountOverview, { api }: SourceRequest): Promise<AttachmentItem[]> {
  const sent = newestFirst(submissions.filter(({ status, correction }) => status === 'Done' || correction !== undefined));
  const lists = await Promise.all(
    sent.slice(0, maxAsked).map(({ id }) => api.call('attachments.ofSubmission', { params: { id } }).catch((): AttachmentItem[] => [])),
  );
  return lists.flat();
}
