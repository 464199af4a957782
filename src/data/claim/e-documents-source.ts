import { parametersOf } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import { PortalError } from '../../failure/index.ts';
import { eDocumentView, opensAtOnce } from '../../hub-views/index.ts';
import { accountOf } from '../account/account.ts';
import type { Asked, Source } from '../source.ts';

/** ESG-01: documents to sign, of the submission that the address names, else of the account. What is not theirs is as if there were none. */
export const eDocuments: Source<'eDocuments'> = {
  async load(asked) {
    const documents = (await listOf(asked)).map(eDocumentView);
    const backHref = homeOf(asked.site.claimsEnabled);
    if (documents.length === 0) return { state: 'empty', backHref };
    const canSign = asked.acting.account === 'own';
    const opens = opensAtOnce(documents, canSign, parametersOf(asked.url)['documentId']);
    return {
      state: 'ready',
      value: {
        documents,
        canSign,
        backHref,
        ...(opens === undefined ? {} : { opens }),
      },
    };
  },
};

async function listOf(asked: Asked) {
  const { submissionId } = parametersOf(asked.url);
  if (submissionId !== undefined)
    return asked.api.call('attachments.esignList', { params: { id: submissionId } }).catch((error: unknown) => {
      if (error instanceof PortalError && error.status === 404) return [];
      throw error;
    });
  const account = await accountOf(asked);
  return account ? asked.api.call('attachments.esignListOfAccount', { params: { id: account.id } }) : [];
}
