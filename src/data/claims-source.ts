import type { Source } from './source.ts';
import { claimsView } from '../hub/index.ts';
import { accountOf } from './account.ts';
import { workflowOf } from './workflow.ts';

/** CLM: the claims answer, with the phases and the message that its workflow status maps to. */
export const claims: Source<'claims'> = {
  async load(asked) {
    const [{ claims: answers }, account, workflow, colours] = await Promise.all([
      asked.api.call('submissions.claims'),
      accountOf(asked),
      workflowOf(asked),
      asked.api.call('accounts.statusColours').catch(() => ({})),
    ]);
    const [answer] = answers;
    const documents = answer?.isESignEnabled
      ? await asked.api.call('attachments.esignListOfAccount', { params: { id: answer.accountId } }).catch(() => [])
      : [];
    const facts = { 'claims.count': answer?.claims.length ?? 0, 'claims.statusCode': answer?.accountStatus.workflowStatusCode };
    if (!answer) return { state: 'empty', facts };
    return {
      state: 'ready',
      facts,
      value: claimsView(answer, { status: account?.status ?? 0, workflow, colours, languages: asked.site, documents }),
    };
  },
};
