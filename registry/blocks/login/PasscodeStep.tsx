import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Given } from '#engine';
import type { SignInMethod } from '#schemas/page';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { errorWords } from './error-words.ts';
import type { texts } from './login.schema.ts';
import { minutesAndSeconds, spokenAt, useCountdown } from './use-countdown.ts';
import { digitsOf } from './username.ts';
import styles from './login.module.css';

export interface Sent {
  /** Empty where a sign-in goes on that an earlier document began: then the code cannot be sent again from here. */
  readonly username: string;
  /** Masked destination. */
  readonly sentTo: string;
  readonly expiresInSeconds: number;
  readonly codeLength: number;
}

interface PasscodeStepProps extends Pick<Given<typeof texts>, 'id' | 'text' | 'act'> {
  readonly method: SignInMethod;
  readonly sent: Sent;
  /** What went wrong before this document was there. */
  readonly message: string | undefined;
  readonly onSentAgain: (sent: Sent) => void;
  readonly onBack: (why?: string) => void;
}

/** LOGIN-08: after the last attempt the message stands this long before the first step comes back. */
const backAfter = 5000;

/** Second step: the code, its remaining time, a new code, and the way back (LOGIN-06…LOGIN-09). */
export function PasscodeStep({ id, text, act, method, sent, message, onSentAgain, onBack }: PasscodeStepProps) {
  const [busy, setBusy] = useState<'checking' | 'sending' | 'done' | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [problem, setProblem] = useState(message);
  const [note, setNote] = useState<string>();
  const [deadline, setDeadline] = useState(() => Date.now() + sent.expiresInSeconds * 1000);
  const [lockedOut, setLockedOut] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(deadline) ?? 0;
  const expired = seconds === 0;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!lockedOut) return undefined;
    const timer = setTimeout(() => onBack(text.attemptsExceededErrorMessage), backAfter);
    return () => clearTimeout(timer);
  }, [lockedOut, onBack, text]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy || lockedOut) return;
    const typed = String(new FormData(event.currentTarget).get('code') ?? '');
    const code = digitsOf(typed) || typed.trim();
    setProblem(undefined);
    setNote(undefined);
    if (code === '') {
      setFieldError(text.emptyPassCodeErrorMessage);
      field.current?.focus();
      return;
    }
    setFieldError(undefined);
    setBusy('checking');
    const outcome = await act('sign-in-answer', { code });
    if (outcome.ok) return setBusy('done');
    setBusy(null);
    setProblem(errorWords(outcome.code, method, text));
    if (outcome.code === 'attempts-exceeded') setLockedOut(true);
    else field.current?.select();
  };

  const resend = async (): Promise<void> => {
    if (busy) return;
    setBusy('sending');
    const outcome = await act('sign-in-start', { method, username: sent.username });
    setBusy(null);
    setProblem(outcome.ok ? undefined : errorWords(outcome.code, method, text));
    if (!outcome.ok) return outcome.code === 'attempts-exceeded' ? onBack(text.attemptsExceededErrorMessage) : undefined;
    setNote(text.resent);
    setDeadline(Date.now() + outcome.value.expiresInSeconds * 1000);
    onSentAgain({ ...outcome.value, username: sent.username });
    field.current?.focus();
  };

  if (busy === 'done')
    return (
      <p role="status" className={styles.done}>
        {text.signedIn}
      </p>
    );
  const error = problem ?? (expired ? text.codeExpiredErrorMessage : undefined);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error && <Problem title={text.errorTitle}>{error}</Problem>}
      <p className={styles.sentTo}>{text.sentTo.replace('{destination}', sent.sentTo)}</p>
      <TextField
        ref={field}
        id={`${id}-code`}
        name="code"
        label={text.passcode}
        hint={text.passcodeHint.replace('{digits}', String(sent.codeLength))}
        error={fieldError}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {note && (
        <p className={styles.quiet} aria-hidden="true">
          {note}
        </p>
      )}
      <p className={styles.remaining} data-over={expired || undefined}>
        <span>{text.remaining}</span> <time aria-hidden="true">{minutesAndSeconds(seconds)}</time>
        <span className={styles.spoken} role="status">
          {note ?? spoken(seconds, text)}
        </span>
      </p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy === 'checking' || lockedOut}>
          {busy === 'checking' ? text.checking : text.login}
        </Button>
        {sent.username !== '' && (
          <Button look="secondary" busy={busy === 'sending' || lockedOut} onClick={() => void resend()}>
            {text.resend}
          </Button>
        )}
        <Button look="quiet" onClick={() => onBack()}>
          {text.back}
        </Button>
      </div>
      <p className={styles.quiet}>{text.notArrived}</p>
    </form>
  );
}

/** What a screen reader hears of the time left: at ten, five and one minute, at thirty seconds, and at the end. */
function spoken(seconds: number, text: PasscodeStepProps['text']): string {
  const moment = spokenAt(seconds);
  if (moment === null) return '';
  if (moment === 0) return text.codeExpiredErrorMessage;
  if (moment === 30) return text.secondsLeft;
  return moment === 60 ? text.oneMinuteLeft : text.minutesLeft.replace('{minutes}', String(moment / 60));
}
