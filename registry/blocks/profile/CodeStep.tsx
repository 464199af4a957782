import { numberFormat } from '#locale/dates-and-numbers/intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isolated } from '#schemas/shared/isolated';
import type { ContactKind, ProfileView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { Button, Problem, readerZone, TextField, useFormats, useHydrated, useLocale } from '#ui';
import type { PartProps } from './part-props.ts';
import styles from './profile.module.css';

interface CodeStepProps extends Omit<PartProps, 'news'> {
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

const codes = ['code', 'presentCode'] as const;
type Errors = { readonly [Name in (typeof codes)[number]]?: string };

/** The codes that were sent to the new address or number and to the present one: they are entered, sent again, or the change is given up. */
export function CodeStep({ kind, pending, failed, sending, again, isBegun, id, text, language, act, view, announce }: CodeStepProps) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const formats = useFormats(language);
  const number = numberFormat(useLocale(language));
  // The zone of the reader is known to the browser alone.
  const zone = useHydrated() ? readerZone() : 'UTC';
  const form = useRef<HTMLFormElement>(null);
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  useEffect(() => {
    if (isBegun) field('code')?.focus();
  }, [isBegun, pending.expiresAt]);

  const fail = (faults: Errors): void => {
    setErrors(faults);
    const first = field(codes.find((name) => faults[name]) ?? 'code');
    first?.focus();
    first?.select();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    // The server finds the code in a message that was pasted whole.
    const [code, presentCode] = codes.map((name) => String(typed.get(name) ?? '').trim()) as [string, string];
    setErrors({});
    setProblem(undefined);
    const empty = {
      ...(code ? {} : { code: text.emptyCode }),
      ...(presentCode || !pending.present ? {} : { presentCode: text.emptyCode }),
    };
    if (Object.keys(empty).length > 0) return fail(empty);
    setBusy(true);
    const outcome = await act('confirm-contact-change', { kind, code, ...(pending.present ? { presentCode } : {}) });
    setBusy(false);
    if (outcome.ok) {
      if (view.forPerson) return announce(text[`${kind}ChangedStaff`]);
      return announce(text[`${kind}Changed`]);
    }
    if (outcome.code === 'wrong-code') {
      const named = codes.filter((name) => outcome.details?.[name]);
      return fail(Object.fromEntries((named.length > 0 ? named : ['code']).map((name) => [name, wrong])));
    }
    if (outcome.code === 'code-expired') return fail({ code: text.codeExpired });
    setProblem(outcome.code === 'in-use' ? text.inUse : outcome.code === 'too-many-requests' ? text.tooMany : text.failed);
  };
  const cancel = async (): Promise<void> => {
    const outcome = await act('cancel-contact-change', { kind });
    if (outcome.ok) announce(text.changeCancelled);
    else setProblem(text.failed);
  };

  const tries = pending.triesLeft;
  const wrongWords = tries > 0 ? filled(text.wrongCode, { tries: number.format(tries) }) : text.noTries;
  const trouble = problem ?? failed;
  const sent = view.forPerson ? text.sentToStaff : pending.present ? text.sentTwo : text.sentTo;
  const time = formats.time(pending.expiresAt, zone);
  const present = pending.present ?? '';
  const codeField = (name: keyof Errors, to: string) => (
    <TextField
      id={`${id}-${kind}-${name}`}
      name={name}
      label={pending.present ? filled(name === 'code' ? text.firstCode : text.secondCode, { destination: isolated(to) }) : text.code}
      error={errors[name] === wrong ? wrongWords : errors[name]}
      inputMode="numeric"
      autoComplete={name === 'code' ? 'one-time-code' : 'off'}
      dir="ltr"
    />
  );
  return (
    <form ref={form} noValidate className={styles.form} data-waiting onSubmit={(event) => void submit(event)}>
      {trouble && <Problem title={text.failedTitle}>{trouble}</Problem>}
      <h4>{text.waiting}</h4>
      <p>{filled(sent, { time, destination: isolated(pending.to), present: isolated(present) })}</p>
      {codeField('code', pending.to)}
      {pending.present && codeField('presentCode', pending.present)}
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
      {pending.present && <p className={styles.hint}>{filled(text.lostPresent, { destination: isolated(present) })}</p>}
    </form>
  );
}
