import { parametersOf } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import { PortalError } from '../../failure/index.ts';
import { eDocumentView, opensAtOnce } from '../../hub-views/index.ts';
import { accountOf } from '../account/account.ts';
import type { SourceRequest, Source } from '../source.ts';

/** ESG-01: documents to sign, of the submission that the address names, else of the account. What is not theirs is as if there were none. */
export const eDocuments: Source<'eDocuments'> = {
  async load(asked) {
    const documents = (await listOf(asked)).map(eDocumentView);
    const backHref = homeOf(asked.site.claimsEnabled);
    const canSign = asked.acting.account === 'own';
    const { documentId } = parametersOf(asked.url);
    const isMissing = canSign && documentId !== undefined && !documents.some(({ id }) => id === documentId);
    const withdrawn = isMissing && (await isWithdrawn(asked, documentId)) ? { isWithdrawn: true } : {};
    if (documents.length === 0) return { state: 'empty', backHref, ...withdrawn };
    const opens = opensAtOnce(documents, canSign, documentId);
    return {
      state: 'ready',
      value: {
        documents,
        canSign,
        backHref,
        ...(opens === undefined ? {} : { opens }),
        ...withdrawn,
      },
    };
  },
};

/** Whether a document that is not in the list was withdrawn: where it is asked for, the server states that. */
const isWithdrawn = ({ api }: SourceRequest, documentId: string): Promise<boolean> =>
  api.call('documents.esign', { query: { documentId } }).then(
    () => false,
    (error: unknown) => error instanceof PortalError && error.code === 'document-withdrawn',
  );

async function listOf(asked: SourceRequest) {
  const { submissionId } = parametersOf(asked.url);
  if (submissionId !== undefined)
    return asked.api.call('attachments.esignList', { params: { id: submissionId } }).catch((error: unknown) => {
      if (error instanceof PortalError && error.status === 404) return [];
      throw error;
    });
  const account = await accountOf(asked);
  return account ? asked.api.call('attachments.esignListOfAccount', { params: { id: account.id } }) : [];
}
