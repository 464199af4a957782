import { useState } from 'react';
import type { SurveyModel } from 'survey-core';
import type { FieldQuestion } from '../../model/index.ts';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { PdfLink } from './PdfLink.tsx';
import { submissionOf } from './submission-of.ts';
import styles from './pdf-document.module.css';

/** CTL-PDF: the answers as a PDF in a tab of its own; where it cannot be made, the PDF as it is. */
export function PdfPreviewField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const survey = question.survey as SurveyModel;
  const text = (name: string): string => String(question.settings.property(name) ?? '');
  const open = async (): Promise<void> => {
    // At once: later a browser takes it for an advertisement.
    const tab = window.open('about:blank', '_blank');
    setState('making');
    const submissionId = await submissionOf(question);
    const outcome = await formContextOf(survey).act?.('preview-pdf', {
      ...(submissionId ? { submissionId } : {}),
      ...(text('pdfUrl') ? { pdfUrl: text('pdfUrl') } : {}),
      ...(text('attachmentTypeId') ? { attachmentTypeId: text('attachmentTypeId') } : {}),
      answers: survey.data as Record<string, unknown>,
    });
    setState(outcome?.ok ? 'idle' : 'failed');
    const address = outcome?.ok ? outcome.value.address : outcome?.details?.['pdfUrl'];
    if (address === undefined) return void tab?.close();
    if (tab) tab.location.replace(address);
    else window.open(address, '_blank');
    question.value = { isPdfPreview: true };
    question.clearErrors();
  };
  return (
    <PdfLink
      question={question}
      title={text('pdfPreviewTitle') || question.word('pdfPreview')}
      hint={question.word('pdfNewTab')}
      busy={state === 'making'}
      isRead={!question.isEmpty()}
      onOpen={() => void open()}
    >
      {state === 'making' && question.word('pdfMaking')}
      {state === 'failed' && <strong className={styles.failed}>{question.word('pdfFailed')}</strong>}
    </PdfLink>
  );
}
