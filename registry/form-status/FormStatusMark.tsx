import type { CorrectedForm, Correction } from '#schemas/api';
import type { SubmissionStatus } from '#schemas/shared/statuses';
import type { correctionTexts } from '#locale/messages/shared/correction';
import { filled } from '#locale/messages/filled';
import { StatusMark, useFormats } from '#ui';
import { formTones } from '../statuses/index.ts';

interface FormStatusMarkProps {
  readonly status: SubmissionStatus;
  /** Of a form that is given back. */
  readonly correction?: Pick<Correction, 'sentAt'> | undefined;
  /** Of a form that was corrected, and sent again. */
  readonly corrected?: CorrectedForm | undefined;
  /** Of a status without a correction. */
  readonly label: string;
  readonly text: Readonly<Record<'sentToCorrect', string> & Partial<Record<keyof typeof correctionTexts, string>>>;
  readonly language: string;
}

/** How far a form is; one that is given back was sent, and is to be corrected (GBK-02), or was sent again (GBK-06). */
export function FormStatusMark({ status, correction, corrected, label, text, language }: FormStatusMarkProps) {
  const formats = useFormats(language);
  const day = (at: string): string => breakable(formats.date(at));
  const words = correction
    ? filled(text.sentToCorrect, { date: day(correction.sentAt) })
    : corrected && filled(text.sentAndCorrected ?? label, { sent: day(corrected.sentAt), corrected: day(corrected.correctedAt) });
  return <StatusMark tone={formTones[status]}>{words ?? label}</StatusMark>;
}

/** On a narrow phone a date that may break between its parts breaks in none of them. */
const breakable = (date: string): string => date.replaceAll('\u00a0', ' ');
