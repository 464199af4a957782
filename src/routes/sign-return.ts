import type { Portal } from '../app/portal.ts';
import { redirect } from '../app/router.ts';
import type { Shown } from '../app/shown.ts';
import { forgetPendingSignature, pendingSignature } from '../esign/pending-signature.ts';
import { word } from '../tenant/words.ts';
import { guarded } from './secured.ts';

const claim = '/securedPage/my-claim';
/** After `?` of the claim's page: somebody is back from a document that they did not sign. */
const unsigned = 'unsigned';

/**
 * ESG-03, ESG-05: back from signing. The portal is told, so that it asks how far the document really is, and the claim is shown. Whoever is
 * not signed in any more signs in first and comes back here.
 */
export const showSignReturn = (portal: Portal, url: URL): Promise<Shown> =>
  guarded(portal, url, async () => {
    const status = url.searchParams.get('status') ?? '';
    const documentId = url.searchParams.get('documentId');
    const submissionId = pendingSignature();
    const isSigned = /^(signed|completed)$/i.test(status);
    if (isSigned && documentId && submissionId)
      // What is not heard now is known to the list of documents all the same: the claim is shown.
      await portal.api.call('documents.esignCallback', { query: { submissionId, documentId } }).catch(() => undefined);
    forgetPendingSignature();
    throw redirect(isSigned || status === '' ? claim : `${claim}?${unsigned}=1`);
  });

/** ESG-03: the claim's page says so when the document was not signed. */
export const withSignNotice = (url: URL, shown: Shown): Shown =>
  url.searchParams.has(unsigned) && shown.visit ? { ...shown, notice: word(shown.visit.site, 'signing.unsigned') } : shown;
