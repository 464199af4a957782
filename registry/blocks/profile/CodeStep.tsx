import { useEffect, useRef, useState, type FormEvent } from 'react';
import { filled } from '#engine';
import type { ContactKind, ProfileView } from '#schemas/api';
import { digitsOf } from '#schemas/shared/sign-in';
import { Button, formatDate, Problem, TextField, useHydrated } from '../../ui/index.ts';
import type { PartGiven } from './given.ts';
import styles from './profile.module.css';

interface CodeStepProps extends PartGiven {
  readonly kind: ContactKind;
  readonly pending: ProfileView['pending'][number];
  /** Why no other code was sent. */
  readonly failed: string | undefined;
  readonly sending: boolean;
  readonly again: () => Promise<void>;
  /** The code was asked for here: its field gets the focus. A page that is opened with a change under way leaves it on the heading. */
  readonly isBegun: boolean;
}

/** In place of the words for a wrong code: how many tries are left comes with the data. */
const wrong = 'wrong';

/** The code that was sent to the new address or number: it is entered, sent again, or the change is given up. */
export function CodeStep({ kind, pending, failed, sending, again, isBegun, id, text, language, act, view, announce }: CodeStepProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // The zone of the reader is known to the browser alone.
  const zone = useHydrated() ? undefined : 'UTC';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBegun) field.current?.focus();
  }, [isBegun, pending.expiresAt]);

  const fail = (words: string): void => {
    setError(words);
    field.current?.focus();
    field.current?.select();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    const code = digitsOf(typed) || typed;
    setError(undefined);
    setProblem(undefined);
    if (code === '') return fail(text.emptyCode);
    setBusy(true);
    const outcome = await act('confirm-contact-change', { kind, code });
    setBusy(false);
    if (outcome.ok) {
      if (view.forPerson) return announce(text[`${kind}ChangedStaff`]);
      return announce(text[`${kind}Changed`]);
    }
    if (outcome.code === 'wrong-code') return fail(wrong);
    if (outcome.code === 'code-expired') return fail(text.codeExpired);
    setProblem(outcome.code === 'in-use' ? text.inUse : outcome.code === 'too-many-requests' ? text.tooMany : text.failed);
  };
  const cancel = async (): Promise<void> => {
    const outcome = await act('cancel-contact-change', { kind });
    if (outcome.ok) announce(text.changeCancelled);
    else setProblem(text.failed);
  };

  const tries = pending.triesLeft;
  const wrongWords = tries > 0 ? filled(text.wrongCode, { tries: new Intl.NumberFormat(language).format(tries) }) : text.noTries;
  const trouble = problem ?? failed;
  const words = filled(view.forPerson ? text.sentToStaff : text.sentTo, { time: formatDate(pending.expiresAt, 'HH:mm', language, zone) });
  const [start, end] = words.split('{destination}');
  return (
    <form noValidate className={styles.form} data-waiting onSubmit={(event) => void submit(event)}>
      {trouble && <Problem title={text.failedTitle}>{trouble}</Problem>}
      <h4>{text.waiting}</h4>
      <p className={styles.sentTo}>
        {start}
        <bdi dir="ltr">{pending.to}</bdi>
        {end}
      </p>
      <TextField
        ref={field}
        id={`${id}-${kind}-code`}
        name="code"
        label={text.code}
        error={error === wrong ? wrongWords : error}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {busy ? text.checking : text.confirm}
        </Button>
        <Button look="secondary" busy={sending} onClick={() => void again()}>
          {sending ? text.sending : text.sendAgain}
        </Button>
        <Button look="quiet" onClick={() => void cancel()}>
          {text.cancelChange}
        </Button>
      </div>
      <p className={styles.hint}>{text.notArrived}</p>
    </form>
  );
}
