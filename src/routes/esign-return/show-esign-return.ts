import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import type { PortalApi } from '../../api/index.ts';
import { redirect } from '../../router/index.ts';
import type { ShownPage } from '../../visit/index.ts';
import { homeOf, personOf } from '../../auth/index.ts';
import { notices } from './notice-query.ts';
import { forgetPendingSignature, keepSignedDocument, pendingSignature, signedDocument } from '../../hub-views/index.ts';
import { signingWord } from './signing-words.ts';
import { guarded, onDeviceOnly, type Guard } from '../secured.ts';

/**
 * ESG-03, ESG-05: back from signing. The portal is notified, so that it reads the status of the document, and the hub is shown: my-claim where
 * claims are enabled (LOGIN-11). A signed-out person signs in first and returns here.
 */
export const showEsignReturn = (guard: Guard, url: URL): Promise<ShownPage> =>
  guarded(guard, url, () =>
    onDeviceOnly(guard, url, () =>
      guard.show(url, async ({ site, api }) => {
        const status = url.searchParams.get('status') ?? '';
        const documentId = url.searchParams.get('documentId');
        const pending = pendingSignature();
        const isReportedSigned = isSignedStatus(status);
        const isSigned = isReportedSigned && documentId && pending && (await confirm(api, personIn(guard), { ...pending, documentId }));
        forgetPendingSignature();
        const notice = isSigned ? `?${notices.signed}=1` : isReportedSigned || status === '' ? '' : `?${notices.unsigned}=1`;
        throw redirect(homeOf(site.claimsEnabled) + notice);
      }),
    ),
  );

/** ESG-03: the two words of a provider for a document that is signed. */
const isSignedStatus = (status: string): boolean => /^(signed|completed)$/i.test(status);

/** Whether the portal knows the document as signed; without an answer the list of documents has the status later. */
async function confirm(api: PortalApi, person: string, query: { submissionId?: string; documentId: string }): Promise<boolean> {
  try {
    const { signingStatus } = await api.call('documents.esignCallback', { query });
    if (!isSignedStatus(signingStatus)) return false;
    const documents = await documentsWith(api, query.submissionId).catch(() => []);
    keepSignedDocument(person, documents.find(({ eDocumentId }) => eDocumentId === query.documentId)?.eDocumentName ?? '');
    return true;
  } catch {
    return false;
  }
}

/** The documents of a submission, or of the whole account. */
async function documentsWith(api: PortalApi, submissionId: string | undefined) {
  if (submissionId !== undefined) return api.call('attachments.esignList', { params: { id: submissionId } });
  const [own] = await api.call('accounts.mine');
  return own ? api.call('attachments.esignListOfAccount', { params: { id: own.id } }) : [];
}

const personIn = ({ session }: Pick<Guard, 'session'>): string => personOf(session.current()) ?? '';

/** ESG-03: the hub shows the result for the document. The address alone proves no signature: only what this person has signed in this tab is shown. */
export function withSignNotice(guard: Pick<Guard, 'session'>, url: URL, shown: ShownPage): ShownPage {
  const site = shown.visit?.site;
  if (!site) return shown;
  if (url.searchParams.has(notices.unsigned)) return { ...shown, notice: signingWord(site, 'signing.unsigned') };
  const name = url.searchParams.has(notices.signed) ? signedDocument(personIn(guard)) : null;
  if (name === null) return shown;
  return {
    ...shown,
    notice: name ? filled(signingWord(site, 'signing.signed'), { document: isolated(name) }) : signingWord(site, 'signing.signedAny'),
  };
}
