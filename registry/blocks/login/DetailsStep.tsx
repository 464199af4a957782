import { useRef, useState, type FormEvent } from 'react';
import type { Given } from '#engine';
import type { SignInMethod } from '#schemas/page';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { errorWords } from './error-words.ts';
import type { texts } from './login.schema.ts';
import type { Sent } from './PasscodeStep.tsx';
import { usernameOf } from './username.ts';
import styles from './login.module.css';

interface DetailsStepProps extends Pick<Given<typeof texts>, 'id' | 'text' | 'act'> {
  readonly method: SignInMethod;
  readonly methods: readonly SignInMethod[];
  /** Why the person is back here, if they were sent back. */
  readonly message: string | undefined;
  /** What was typed before this document was there. */
  readonly username: string;
  readonly onMethod: (method: SignInMethod) => void;
  readonly onSent: (sent: Sent) => void;
}

/** First step: method, then email or phone. Enter submits; a submit while one runs is ignored (LOGIN-02). */
export function DetailsStep({ id, text, act, method, methods, message, username, onMethod, onSent }: DetailsStepProps) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [problem, setProblem] = useState(message);
  const first = useRef<HTMLInputElement>(null);
  const words = { Email: text.methodEmail, Sms: text.methodSms, WhatsApp: text.methodWhatsApp };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string): string => String(fields.get(name) ?? '');
    const user = usernameOf(method, { email: typed('username'), country: typed('country'), mobile: typed('mobile') });
    setProblem(undefined);
    if ('fault' in user) {
      setFieldError(text[user.fault]);
      first.current?.focus();
      return;
    }
    setFieldError(undefined);
    setBusy(true);
    const outcome = await act('sign-in-start', { method, username: user.username });
    setBusy(false);
    if (outcome.ok) onSent({ ...outcome.value, username: user.username });
    else setProblem(errorWords(outcome.code, method, text));
  };

  return (
    <form method="post" action="/auth/start" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {problem && <Problem title={text.errorTitle}>{problem}</Problem>}
      {methods.length > 1 && (
        <fieldset className={styles.methods}>
          <legend>{text.methodLegend}</legend>
          {methods.map((name) => (
            <label key={name} className={styles.method}>
              <input
                type="radio"
                name="method"
                value={name}
                defaultChecked={name === method}
                onChange={() => (setFieldError(undefined), onMethod(name))}
              />
              <span>{words[name]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {methods.length === 1 && <input type="hidden" name="method" value={method} />}
      {method === 'Email' ? (
        <TextField
          ref={first}
          id={`${id}-email`}
          name="username"
          defaultValue={username}
          type="email"
          label={text.email}
          hint={text.emailHint}
          error={fieldError}
          autoComplete="email"
          spellCheck={false}
        />
      ) : (
        <PhoneFields {...{ id, text }} error={fieldError} first={first} />
      )}
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
      <Button type="submit" disabled={!hydrated} busy={busy}>
        {!hydrated ? text.loading : busy ? text.sending : text.login}
      </Button>
      <p role="status" className={styles.quiet}>
        {busy ? text.sending : ''}
      </p>
    </form>
  );
}
