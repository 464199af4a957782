import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import { Button, Problem, TextField, useHydrated, useLocale } from '#ui';
import { RecaptchaBox } from '#ui/person-check';
import { errorWords } from '../error-words.ts';
import type { texts } from '../login.schema.ts';
import { MethodChoice } from './MethodChoice.tsx';
import type { SentPasscode } from '../passcode/PasscodeStep.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { isImpossible } from './number-as-typed.ts';
import { isDoubtful, typedIn, usernameOf, type TypedUsername } from './username.ts';
import styles from '../login.module.css';

const fieldIn = (form: HTMLFormElement | null, name: keyof TypedUsername) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);

/** What the first step begins with. */
export interface Details {
  readonly method: SignInMethod;
  readonly typed: Partial<TypedUsername>;
  /** Why the person is back here, if they were sent back. */
  readonly message?: string | undefined;
  /** Site key of the tick box for persons, which is asked for before another code. */
  readonly recaptchaKey?: string | undefined;
}

interface DetailsStepProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  readonly methods: readonly SignInMethod[];
  readonly country: string | undefined;
  readonly begin: Details;
  /** The person came back from the second step: the focus goes with them. */
  readonly returned: boolean;
  readonly onSent: (sent: SentPasscode, details: Details) => void;
}

/**
 * First step: method, then email or phone. Enter submits; a submit while one runs is ignored (LOGIN-02). The fields of every method are in
 * the form, so that changing the method loses nothing; which are seen follows the chosen method, also before any script.
 */
export function DetailsStep({ id, text, language, act, methods, country, begin, returned, onSent }: DetailsStepProps) {
  const hydrated = useHydrated();
  const locale = useLocale(language);
  const [method, setMethod] = useState(begin.method);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<TypedUsername>>({});
  const [problem, setProblem] = useState(begin.message);
  const [doubtful, setDoubtful] = useState(false);
  const [recaptchaKey, setRecaptchaKey] = useState(begin.recaptchaKey);
  /** A token counts once. */
  const [person, setPerson] = useState<{ readonly token?: string | undefined; readonly turn: number }>({ turn: 0 });
  const form = useRef<HTMLFormElement>(null);
  const byMail = method === 'Email';

  // A method chosen before hydration.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('method');
    setMethod((known) => methods.find((name) => name === chosen) ?? known);
  }, [methods]);
  // A message takes the focus itself.
  useEffect(() => {
    if (returned && !begin.message) fieldIn(form.current, begin.method === 'Email' ? 'Email' : 'MobileNumber')?.focus();
  }, [returned, begin]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = typedIn(event.currentTarget);
    const user = usernameOf(method, typed);
    setProblem(undefined);
    setErrors('field' in user ? { [user.field]: text[user.message] } : {});
    if ('field' in user) return fieldIn(form.current, user.field)?.focus();
    setBusy(true);
    const { token } = person;
    const outcome = await act('sign-in-start', { method, ...user, ...(token === undefined ? {} : { person: token }) });
    setBusy(false);
    setPerson(({ turn }) => ({ turn: token === undefined ? turn : turn + 1 }));
    if (outcome.ok) return onSent(outcome.value, { method, typed });
    if (outcome.recaptchaKey !== undefined) setRecaptchaKey(outcome.recaptchaKey);
    if (outcome.code === 'phone-not-exist' && (await isImpossible(typed, country))) {
      setErrors({ MobileNumber: text.impossiblePhoneErrorMessage });
      return fieldIn(form.current, 'MobileNumber')?.focus();
    }
    setProblem(errorWords(outcome, 'code', method, { text, language: locale }));
  };

  return (
    <form ref={form} method="post" action="/auth/start" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {problem && <Problem title={text.errorTitle}>{problem}</Problem>}
      <MethodChoice {...{ text, methods, method: begin.method }} onMethod={(chosen) => (setErrors({}), setMethod(chosen))} />
      {methods.includes('Email') && (
        <div className={styles.mail} hidden={hydrated && !byMail}>
          <TextField
            id={`${id}-email`}
            name="Email"
            defaultValue={begin.typed.Email}
            type="email"
            label={text.email}
            hint={text.emailHint}
            error={errors.Email}
            autoComplete="email"
            spellCheck={false}
            onBlur={({ target }) => setDoubtful(isDoubtful(target.value))}
            onInput={() => setDoubtful(false)}
          />
        </div>
      )}
      {methods.some((name) => name !== 'Email') && (
        <div className={styles.mobile} hidden={hydrated && byMail}>
          <PhoneFields {...{ id, text, language, errors }} home={country} typed={begin.typed} />
        </div>
      )}
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
      {recaptchaKey !== undefined && (
        <div role="group" aria-label={text.personCheck}>
          <RecaptchaBox
            key={person.turn}
            sitekey={recaptchaKey}
            language={language}
            words={{ loading: text.personCheckLoading, failed: text.personCheckFailed, again: text.personCheckAgain }}
            onToken={(token) => setPerson(({ turn }) => ({ token, turn }))}
          />
        </div>
      )}
      <Button type="submit" disabled={!hydrated} busy={busy}>
        {!hydrated ? text.loading : busy ? text.sending : text.sendCode}
      </Button>
      {/* Below the button, so that nothing moves under a finger that is about to press it. */}
      <p role="status" className={busy ? styles.quiet : styles.note}>
        {busy ? text.sending : byMail && doubtful && text.emailDoubt}
      </p>
    </form>
  );
}
