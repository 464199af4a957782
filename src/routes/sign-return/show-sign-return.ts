import { filled, isolated } from '#engine';
import type { PortalApi } from '../../api/index.ts';
import { redirect } from '../../navigation/index.ts';
import type { Shown } from '../../visit/index.ts';
import { homeOf } from '../../auth/index.ts';
import { notices } from './sign-notices.ts';
import { forgetPendingSignature, keepSignedDocument, pendingSignature, signedDocument } from './pending-signature.ts';
import { signingWord } from './signing-words.ts';
import { guarded, type Guard } from '../secured.ts';

/**
 * ESG-03, ESG-05: back from signing. The portal is told, so that it asks how far the document really is, and the hub is shown: my-claim where
 * claims are enabled (LOGIN-11). Whoever is not signed in any more signs in first and comes back here.
 */
export const showSignReturn = (guard: Guard, url: URL): Promise<Shown> =>
  guarded(guard, url, () =>
    guard.show(url, async ({ site, api }) => {
      const status = url.searchParams.get('status') ?? '';
      const documentId = url.searchParams.get('documentId');
      const submissionId = pendingSignature();
      const saysSigned = /^(signed|completed)$/i.test(status);
      const isSigned = saysSigned && documentId && submissionId && (await confirm(api, { submissionId, documentId }));
      forgetPendingSignature();
      const notice = isSigned ? `?${notices.signed}=1` : saysSigned || status === '' ? '' : `?${notices.unsigned}=1`;
      throw redirect(homeOf(site.claimsEnabled) + notice);
    }),
  );

/** Whether the portal knows the document as signed; what it cannot say now is known to the list of documents all the same. */
async function confirm(api: PortalApi, query: { submissionId: string; documentId: string }): Promise<boolean> {
  try {
    const { signingStatus } = await api.call('documents.esignCallback', { query });
    if (!/^(signed|completed)$/i.test(signingStatus)) return false;
    const documents = await api.call('attachments.esignList', { params: { id: query.submissionId } }).catch(() => []);
    keepSignedDocument(documents.find(({ eDocumentId }) => eDocumentId === query.documentId)?.eDocumentName ?? '');
    return true;
  } catch {
    return false;
  }
}

/** ESG-03: the hub says what became of the document. The address alone claims no signature: only what this tab has signed is told. */
export function withSignNotice(url: URL, shown: Shown): Shown {
  const site = shown.visit?.site;
  if (!site) return shown;
  if (url.searchParams.has(notices.unsigned)) return { ...shown, notice: signingWord(site, 'signing.unsigned') };
  const name = url.searchParams.has(notices.signed) ? signedDocument() : null;
  if (name === null) return shown;
  return {
    ...shown,
    notice: name ? filled(signingWord(site, 'signing.signed'), { document: isolated(name) }) : signingWord(site, 'signing.signedAny'),
  };
}
