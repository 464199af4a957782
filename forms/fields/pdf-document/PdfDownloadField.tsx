import { useState } from 'react';
import type { SurveyModel } from 'survey-core';
import type { FieldQuestion } from '../../model/index.ts';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { PdfLink } from './PdfLink.tsx';
import { submissionOf } from './submission-of.ts';
import { writeNotice } from './write-notice.ts';
import styles from './pdf-document.module.css';

/** CTL-PDF: a PDF that is kept with the submission. Why it could not be had is in a window of its own, and here. */
export function PdfDownloadField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = (name: string): string => String(question.settings.property(name) ?? '');
  const fetchIt = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const submissionId = await submissionOf(question);
    const outcome = await formContextOf(question.survey as SurveyModel).act?.('download-document', {
      ...(submissionId ? { submissionId } : {}),
      ...(text('pdfUrl') ? { pdfUrl: text('pdfUrl') } : {}),
      ...(text('attachmentTypeId') ? { attachmentTypeId: text('attachmentTypeId') } : {}),
    });
    setBusy(false);
    if (outcome?.ok) {
      question.value = { isPdfDownloaded: true };
      return question.clearErrors();
    }
    const why = outcome?.message || question.word('pdfUnexpected');
    setFailure(why);
    writeNotice(window.open('about:blank', '_blank'), question.word('pdfNotLoaded'), why);
  };
  return (
    <PdfLink
      question={question}
      title={text('pdfDownloadTitle') || question.word('pdfDownload')}
      busy={busy}
      isRead={!question.isEmpty()}
      onOpen={() => void fetchIt()}
    >
      {failure !== undefined && (
        <span className={styles.failed}>
          {question.word('pdfNotLoaded')}: {failure}
        </span>
      )}
    </PdfLink>
  );
}
