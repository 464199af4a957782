import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isolated } from '#schemas/shared/isolated';
import type { ContactKind } from '#schemas/api';
import { countryAtHome } from '#schemas/values/telephone/dialing-codes';
import { filled } from '#locale/messages/filled';
import { MailAddress, Problem, TextField, useCountryNames, Verbatim } from '#ui';
import { CodeStep } from './CodeStep.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailRow } from './DetailRow.tsx';
import type { PartProps } from './part-props.ts';
import { typedContact } from './typed-contact.ts';
import styles from './profile.module.css';

/** Mail address or telephone number: a new one counts once the codes that were sent there, and to the present one, come back. */
export function ContactDetail({ kind, ...given }: PartProps & { readonly kind: ContactKind }) {
  const { id, text, language, act, view, news, announce } = given;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const pending = view.pending.find((one) => one.kind === kind);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const nameOf = useCountryNames(language);
  const known = view[kind];
  const provable = view.provable.includes(kind);
  const unproven = view.unproven.includes(kind);

  const begin = async (value: string): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    announce('');
    const outcome = await act('begin-contact-change', { kind, value });
    setBusy(false);
    if (outcome.ok) {
      setBegun(true);
      return setOpen(false);
    }
    if (outcome.details) {
      setError(outcome.details[kind] ?? (kind === 'email' ? text.unfitEmail : text.unfitPhone));
      return field.current?.focus();
    }
    setFailed(outcome.code === 'too-many-requests' ? text.tooMany : text.failed);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = await typedContact(kind, String(new FormData(event.currentTarget).get(kind) ?? '').trim(), given);
    if ('value' in typed) {
      setError(undefined);
      return begin(typed.value);
    }
    setError(typed.error);
    field.current?.focus();
  };
  const home = countryAtHome(view.phone, view.home);
  const phoneHint = home ? filled(text.newPhoneHintHome, { country: isolated(nameOf(home)) }) : text.newPhoneHint;

  return (
    <DetailRow
      label={text[kind]}
      value={known && (kind === 'email' ? <MailAddress email={known} /> : <Verbatim dir="ltr">{known}</Verbatim>)}
      none={provable ? text.none : text.elsewhere}
      language={language}
      news={news}
      note={unproven ? text.unproven : undefined}
      change={provable ? (known ? text.change : text.add) : undefined}
      onChange={() => setOpen(true)}
    >
      {pending ? (
        <CodeStep
          kind={kind}
          pending={pending}
          failed={failed}
          again={() => begin(pending.to)}
          sending={busy}
          isBegun={isBegun}
          {...given}
        />
      ) : (
        open && (
          <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            {failed && <Problem title={text.failedTitle}>{failed}</Problem>}
            <TextField
              ref={field}
              id={`${id}-${kind}`}
              name={kind}
              label={kind === 'email' ? text.newEmail : text.newPhone}
              hint={[kind === 'phone' && phoneHint, !view.forPerson && text.twoCodes].filter(Boolean).join(' ') || undefined}
              error={error}
              defaultValue={unproven ? known : undefined}
              type={kind === 'email' ? 'email' : 'tel'}
              autoComplete={view.forPerson ? 'off' : kind === 'email' ? 'email' : 'tel'}
              spellCheck={false}
            />
            <DetailActions
              busy={busy}
              send={text.sendCode}
              sending={text.sending}
              cancel={text.cancel}
              onCancel={() => {
                setError(undefined);
                setFailed(undefined);
                setOpen(false);
              }}
            />
          </form>
        )
      )}
    </DetailRow>
  );
}
