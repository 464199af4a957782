import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { maxCorrectionReason, type ListingDetailsView } from '#schemas/api';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { Button, closeDialog, Dialog, Problem, TextArea } from '#ui';
import type { Announced } from './announced.ts';
import { giveBackWords, isGiveBackRefusal } from './CorrectionActs.tsx';
import { readerIn } from './reader-in.ts';
import type { texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

interface GiveBackDialogProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  /** Code of the language that the person is written to in. */
  readonly writtenLanguage: string | undefined;
  readonly form: ListingDetailsView['forms'][number];
  /** Of the person. */
  readonly name: string;
  /** What was typed and not sent: Escape and Cancel keep it. */
  readonly typed: string | undefined;
  readonly onType: (words: string) => void;
  /** With what became of it; without: nothing was given back. */
  readonly onClose: (result?: Announced) => void;
}

/** GBK-01: asks what is to be corrected before a form is given back; what was typed stays until it was sent. */
export function GiveBackDialog({ id, form, name, typed, onType, writtenLanguage, text, language, act, onClose }: GiveBackDialogProps) {
  const submissionId = form.submissionId ?? '';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) field.current?.querySelector('textarea')?.focus();
  }, [error]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setError(reason === '' ? text.giveBackNoReason : undefined);
    setProblem(undefined);
    if (reason === '') return;
    setBusy(true);
    const outcome = await act('give-back', { submissionId, reason });
    setBusy(false);
    if (!outcome.ok) return setProblem(text[isGiveBackRefusal(outcome.code) ? giveBackWords[outcome.code] : 'giveBackFailed']);
    onType('');
    onClose({ words: filled(text.givenBack, { form: isolated(form.name) }), result: 'sent', submissionId });
  };
  const formId = `${id}-give-back-form`;
  return (
    <Dialog
      id={`${id}-give-back`}
      title={filled(text.giveBackTitle, { form: isolated(form.name), name: isolated(name) })}
      text={text.giveBackHint}
      isHeld={busy}
      onClose={() => onClose()}
      problem={
        <form ref={field} id={formId} className={styles.reasonForm} onSubmit={(event) => void submit(event)} noValidate>
          {problem && <Problem title={text.notGivenBack}>{problem}</Problem>}
          <TextArea
            id={`${id}-reason`}
            name="reason"
            label={text.giveBackReason}
            hint={writtenLanguage && filled(text.giveBackReasonHint, readerIn(name, writtenLanguage, language))}
            error={error}
            lang={writtenLanguage}
            dir="auto"
            defaultValue={typed}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            maxLength={maxCorrectionReason}
            rows={4}
          />
          <p>{text.giveBackNoMail}</p>
        </form>
      }
    >
      <Button type="submit" form={formId} busy={busy}>
        {text.giveBack}
      </Button>
      <Button look="secondary" busy={busy} onClick={closeDialog}>
        {text.linkCancel}
      </Button>
    </Dialog>
  );
}
