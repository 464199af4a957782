import type { Correction } from '#schemas/api';
import type { SubmissionStatus } from '#schemas/shared/statuses';
import type { correctionTexts } from '#schemas/words/correction';
import { filled } from '#schemas/words/filled';
import { StatusMark, useFormats } from '../ui/index.ts';
import { formTones } from '../statuses/index.ts';

interface FormStatusMarkProps {
  readonly status: SubmissionStatus;
  /** Of a form that is given back. */
  readonly correction?: Pick<Correction, 'sentAt'> | undefined;
  /** Of a status without a correction. */
  readonly label: string;
  readonly text: Readonly<Record<keyof typeof correctionTexts, string>>;
  readonly language: string;
}

/** How far a form is; one that is given back was sent, and is to be corrected (GBK-02). */
export function FormStatusMark({ status, correction, label, text, language }: FormStatusMarkProps) {
  const formats = useFormats(language);
  return (
    <StatusMark tone={formTones[status]}>
      {correction ? filled(text.sentToCorrect, { date: breakable(formats.date(correction.sentAt)) }) : label}
    </StatusMark>
  );
}

/** On a narrow phone a date that may break between its parts breaks in none of them. */
const breakable = (date: string): string => date.replaceAll('\u00a0', ' ');
