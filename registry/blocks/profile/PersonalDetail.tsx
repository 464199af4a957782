import { useEffect, useRef, useState, type FormEvent } from 'react';
import { addressLines } from '#schemas/api';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { countryRulesOf } from '#forms/definition';
import { filled } from '#locale/messages/filled';
import { Problem, TextField, Verbatim } from '#ui';
import { AddressFields } from './AddressFields.tsx';
import { AddressLines } from './AddressLines.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailRow } from './DetailRow.tsx';
import type { PartProps } from './part-props.ts';
import styles from './profile.module.css';

/** Name or postal address: what is saved counts at once. */
export function PersonalDetail({ what, id, text, language, act, view, news, announce }: PartProps & { readonly what: 'name' | 'address' }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  /** What is wrong, by field. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
  }, [open]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const hasAddress = addressLines.some((line) => view.address[line]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const of = (name: string, known: string | undefined): string => String(typed.get(name) ?? known ?? '').trim();
    setBusy(true);
    setFailed(false);
    announce('');
    const address = Object.fromEntries(addressLines.map((line) => [line, of(line, view.address[line])]));
    const outcome = await act('save-details', { name: of('name', view.name), familyName: of('family_name', view.familyName), address });
    setBusy(false);
    if (outcome.ok) {
      setErrors({});
      setOpen(false);
      return announce(text.savedNow);
    }
    // Which names are taken is a matter of the registration's form, which the server has.
    const words = (name: string, message: string): string => (name in address ? wordsOf(name, address, { text, language }) : message);
    setErrors(Object.fromEntries(Object.entries(outcome.details ?? {}).map(([name, message]) => [name, words(name, message)])));
    // A form has its own fields alone: what is wrong with another one has no place here.
    const own: readonly string[] = what === 'name' ? ['name', 'family_name'] : addressLines;
    setFailed(!Object.keys(outcome.details ?? {}).some((name) => own.includes(name)));
  };

  const nameField = (name: string, label: string, value: string, autoComplete: string) => (
    <TextField id={`${id}-${name}`} name={name} label={label} defaultValue={value} autoComplete={autoComplete} error={errors[name]} />
  );
  return (
    <DetailRow
      label={text[what]}
      value={what === 'name' ? <FullName {...view} /> : hasAddress && <AddressLines address={view.address} language={language} />}
      none={text.none}
      language={language}
      news={news}
      change={what === 'address' && !hasAddress ? text.add : text.change}
      onChange={() => setOpen(true)}
    >
      {open && (
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {failed && <Problem title={text.failedTitle}>{text.failed}</Problem>}
          {what === 'name' ? (
            <>
              {nameField('name', text.firstName, view.name, 'given-name')}
              {nameField('family_name', text.lastName, view.familyName, 'family-name')}
            </>
          ) : (
            <AddressFields {...{ id, text, language, address: view.address, home: view.home, errors }} />
          )}
          <DetailActions
            busy={busy}
            send={text.save}
            sending={text.saving}
            cancel={text.cancel}
            onCancel={() => {
              setErrors({});
              setFailed(false);
              setOpen(false);
            }}
          />
        </form>
      )}
    </DetailRow>
  );
}

/** What is wrong with a field that was refused, by what was entered. Pure. */
function wordsOf(
  name: string,
  address: Readonly<Record<string, string>>,
  { text, language }: Pick<PartProps, 'text' | 'language'>,
): string {
  if (name === 'country') return text.chooseCountry;
  if (address[name] === '') return text.missingLine;
  const { states } = countryRulesOf(address['country']);
  if (name === 'state' && states) return filled(text.unfitState, { states: states.join(listSeparator(language)) });
  return name === 'postcode' ? text.unfitPostcode : text.unfitLine;
}

const FullName = ({ name, familyName }: Pick<PartProps['view'], 'name' | 'familyName'>) => (
  <Verbatim>
    {name}
    {familyName && ` ${familyName}`}
  </Verbatim>
);
