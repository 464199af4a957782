import { useEffect, useState } from 'react';
import type { EDocumentsView, EDocumentView } from '#schemas/api';
import type { Act } from '#schemas/page';

interface Failed {
  readonly about: 'sign' | 'download';
  readonly code: string;
}

/** Opens documents for signing: the only one at once, in the place of this page, so that Back does not open it again (ESG-02). */
export function useSigning(act: Act, view: EDocumentsView | undefined) {
  const [opening, setOpening] = useState<EDocumentView>();
  const [failed, setFailed] = useState<Failed>();

  const sign = async (document: EDocumentView, replace = false): Promise<void> => {
    setFailed(undefined);
    setOpening(document);
    const outcome = await act('sign-document', { submissionId: document.submissionId, documentId: document.id, replace });
    setOpening(undefined);
    if (outcome.ok) return;
    setFailed({ about: 'sign', code: outcome.code });
    if (outcome.code === 'already-signed' || outcome.code === 'document-withdrawn') await act('reload', { need: 'eDocuments' });
  };
  const download = async ({ name, signedCopyId: fileId = '' }: EDocumentView): Promise<void> => {
    setFailed(undefined);
    const outcome = await act('download-file', { fileId, fileName: `${name}.pdf` });
    if (!outcome.ok) setFailed({ about: 'download', code: outcome.code });
  };

  const only = view?.documents.find(({ id }) => id === view.opens);
  const opens = only?.id;
  useEffect(() => {
    if (only) void sign(only, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document: a refused one waits for a press
  }, [opens]);
  return { opening, failed, sign, download };
}
