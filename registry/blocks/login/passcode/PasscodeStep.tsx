import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { Button, Problem, TextField, useAnnounced, useCountdown, useLocale, Verbatim } from '#ui';
import { isolated } from '#schemas/shared/isolated';
import { passcodeIn } from '#schemas/values/passcode';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import { filled } from '#locale/messages/filled';
import { errorWords } from '../error-words.ts';
import type { texts } from '../login.schema.ts';
import { RemainingTime } from './RemainingTime.tsx';
import styles from '../login.module.css';

/** A code that is on its way. */
export interface SentPasscode {
  /** The destination: as it was typed in this document, else masked. */
  readonly sentTo: string;
  readonly expiresInSeconds: number;
  readonly codeLength: number;
  /** The answer does not reveal whether there is such an account (LOGIN-18). */
  readonly ifKnown?: boolean | undefined;
  /** What went wrong before this document was there. */
  readonly message?: string | undefined;
}

interface PasscodeStepProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  readonly method: SignInMethod;
  readonly sent: SentPasscode;
  readonly onSentAgain: (sent: SentPasscode) => void;
  readonly onBack: (why?: string, recaptchaKey?: string) => void;
}

/** LOGIN-08: after the last attempt the message is shown this long before the first step returns. */
const backAfter = 5000;

/** Too many attempts, no sign-in any more, or a person to be proven: only the first step helps. */
const onlyFirstStep: ReadonlySet<string> = new Set(['attempts-exceeded', 'passcode-expired', 'person-needed']);

/** Second step: the code, its remaining time, a new code, and the way back (LOGIN-06…LOGIN-09). */
export function PasscodeStep({ id, text, language, act, method, sent, onSentAgain, onBack }: PasscodeStepProps) {
  const locale = useLocale(language);
  const [busy, setBusy] = useState<'checking' | 'sending' | 'done' | null>(null);
  // A code that is over when the step begins has no field to correct.
  const over = sent.expiresInSeconds === 0;
  const [fieldError, setFieldError] = useState(over ? undefined : sent.message);
  const [problem, setProblem] = useState(over ? sent.message : undefined);
  const [note, setNote] = useState<string>();
  const [deadline, setDeadline] = useState(() => Date.now() + sent.expiresInSeconds * 1000);
  const [lockedOut, setLockedOut] = useState(false);
  /** No code may be sent before. */
  const [resendFrom, setResendFrom] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(deadline);
  const expired = seconds === 0;
  const waits = useCountdown(resendFrom) > 0;
  const sentTo = sent.ifKnown ? text.sentToIfKnown : text.sentTo;
  useAnnounced(!over && filled(sentTo, { destination: isolated(sent.sentTo) }));

  useEffect(() => field.current?.focus(), []);
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!lockedOut) return undefined;
    const timer = setTimeout(() => back.current(text.attemptsExceededErrorMessage), backAfter);
    return () => clearTimeout(timer);
  }, [lockedOut, text]);

  const fail = (words: string): void => {
    setFieldError(words);
    field.current?.focus();
    field.current?.select();
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy || lockedOut) return;
    const code = passcodeIn(String(new FormData(event.currentTarget).get('code') ?? ''), sent.codeLength);
    setProblem(undefined);
    setNote(undefined);
    setFieldError(undefined);
    if (code === '') return fail(text.emptyPassCodeErrorMessage);
    // It cannot be right, and asking would use up one of the few tries.
    if (code.length !== sent.codeLength) return fail(text.invalidPasscodeErrorMessage);
    setBusy('checking');
    const outcome = await act('sign-in-answer', { code });
    if (outcome.ok) return setBusy('done');
    setBusy(null);
    const words = errorWords(outcome, 'check', method, { text, language: locale });
    if (outcome.code === 'invalid-passcode') return fail(words);
    // No code helps.
    if (outcome.code === 'inactive-account') return onBack(words);
    setProblem(words);
    if (outcome.code === 'passcode-expired' || outcome.code === 'passcode-used-up') setDeadline(Date.now());
    if (outcome.retryAfterSeconds) setResendFrom(Date.now() + outcome.retryAfterSeconds * 1000);
    setLockedOut(outcome.code === 'attempts-exceeded');
  };

  const resend = async (): Promise<void> => {
    if (busy || lockedOut || waits) return;
    setBusy('sending');
    setNote(undefined);
    const outcome = await act('sign-in-resend', {});
    setBusy(null);
    setFieldError(undefined);
    if (!outcome.ok) {
      const words = errorWords(outcome, 'code', method, { text, language: locale });
      return onlyFirstStep.has(outcome.code) ? onBack(words, outcome.recaptchaKey) : setProblem(words);
    }
    setProblem(undefined);
    setNote(sent.ifKnown ? text.resentIfKnown : text.resent);
    setDeadline(Date.now() + outcome.value.expiresInSeconds * 1000);
    onSentAgain(outcome.value);
    if (field.current) field.current.value = '';
    field.current?.focus();
  };

  if (busy === 'done')
    return (
      <p role="status" className={styles.done}>
        {text.signedIn}
      </p>
    );
  const [before, after] = sentTo.split('{destination}');
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {problem && <Problem title={text.errorTitle}>{problem}</Problem>}
      {!problem && expired && (
        <Problem title={text.errorTitle} aside>
          {text.codeExpiredErrorMessage}
        </Problem>
      )}
      <p className={styles.sentTo}>
        {before}
        <Verbatim dir="ltr">{sent.sentTo}</Verbatim>
        {after}
      </p>
      <TextField
        ref={field}
        id={`${id}-code`}
        name="code"
        label={text.passcode}
        hint={filled(text.passcodeHint, { digits: sent.codeLength })}
        error={fieldError}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <RemainingTime seconds={seconds} text={text} language={language} />
      <div className={styles.actions}>
        <Button type="submit" look={expired ? 'secondary' : 'primary'} busy={busy === 'checking' || lockedOut}>
          {busy === 'checking' ? text.checking : text.login}
        </Button>
        <Button look={expired ? 'primary' : 'secondary'} busy={busy === 'sending' || lockedOut || waits} onClick={() => void resend()}>
          {text.resend}
        </Button>
        <Button look="quiet" onClick={() => onBack()}>
          {text.back}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {expired ? '' : note}
      </p>
      <p className={styles.quiet}>{method === 'Email' ? text.notArrived : text.notArrivedPhone}</p>
    </form>
  );
}
