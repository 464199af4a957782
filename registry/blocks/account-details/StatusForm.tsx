import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { maxStatusNote, maxStatusText, type ListingDetailsView, type StatusesView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { Button, Problem, SelectField, TextArea, TextField } from '#ui';
import type { texts } from './account-details.schema.ts';
import { readerIn } from './reader-in.ts';
import styles from './account-details.module.css';

export type StatusSectionProps = Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> &
  Pick<ListingDetailsView, 'name' | 'writtenLanguage'> &
  StatusesView;

interface StatusFormProps extends StatusSectionProps {
  /** Cancel has put it aside, with what was typed: it is not shown. */
  readonly isAside: boolean;
  /** With the name of the status that was set; without one: nothing was. */
  readonly onClose: (name?: string) => void;
}

/** STS-03: the status to set, with what the claimant will read in it; what was typed stays until it is set. */
export function StatusForm({ id, text, language, act, name, writtenLanguage, code, today, choices, isAside, onClose }: StatusFormProps) {
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState(today);
  /** In place of the words of the workflow. */
  const [typedWords, setTypedWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ readonly code?: string; readonly day?: string }>({});
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isAside) form.current?.querySelector('select')?.focus();
  }, [isAside]);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  const choice = choices.find((one) => one.code === chosen);
  const isDayRight = /^\d{4}-\d\d-\d\d$/.test(day) && day <= today;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const of = (name: string): string => String(typed.get(name) ?? '').trim();
    const faults = {
      ...(choice ? {} : { code: text.chooseStatus }),
      ...(isDayRight ? {} : { day: text.statusDayWrong }),
    };
    setErrors(faults);
    setProblem(undefined);
    if (!choice || Object.keys(faults).length > 0) return;
    setBusy(true);
    const [words, note] = [of('text'), of('note')];
    const outcome = await act('set-status', {
      replaces: code,
      code: choice.code,
      day,
      ...(words ? { text: words } : {}),
      ...(note ? { note } : {}),
    });
    setBusy(false);
    if (outcome.ok) return onClose(choice.name);
    setProblem(outcome.code === 'status-changed' ? text.statusChangedMeanwhile : text.statusNotSetHint);
  };

  return (
    <form ref={form} className={styles.statusForm} onSubmit={(event) => void submit(event)} noValidate>
      {problem && <Problem title={text.statusNotSet}>{problem}</Problem>}
      <SelectField
        id={`${id}-code`}
        name="code"
        label={text.newStatus}
        value=""
        error={choice ? undefined : errors.code}
        options={[{ value: '', label: text.chooseStatus }, ...choices.map(({ code: value, name: label }) => ({ value, label }))]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <div role="status">
        {choice && (
          <div className={styles.preview}>
            <p className={styles.by}>{text.statusReads}</p>
            <div lang={writtenLanguage} dir="auto">
              <p>
                <strong>{typedWords.trim() || choice.words}</strong>
              </p>
              {choice.message && (
                <>
                  <p>{choice.message.header}</p>
                  <p>{choice.message.description}</p>
                </>
              )}
            </div>
          </div>
        )}
      </div>
      <TextField
        id={`${id}-day`}
        name="day"
        type="date"
        label={text.statusDay}
        max={today}
        defaultValue={today}
        error={isDayRight ? undefined : errors.day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        label={text.statusText}
        hint={writtenLanguage && filled(text.statusTextHint, readerIn(name, writtenLanguage, language))}
        lang={writtenLanguage}
        dir="auto"
        maxLength={maxStatusText}
        rows={2}
        onChange={({ currentTarget }) => setTypedWords(currentTarget.value)}
      />
      <TextArea id={`${id}-note`} name="note" label={text.statusNoteLabel} hint={text.statusNoteHint} maxLength={maxStatusNote} rows={3} />
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {text.saveStatus}
        </Button>
        <Button look="secondary" onClick={() => onClose()}>
          {text.linkCancel}
        </Button>
      </div>
    </form>
  );
}
