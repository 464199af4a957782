import { useEffect, useRef, useState, type FormEvent } from 'react';
import { addressLimits, addressLines } from '#schemas/api';
import { Button, Problem, TextField } from '../../ui/index.ts';
import { DetailRow } from './DetailRow.tsx';
import type { PartProps } from './part-props.ts';
import styles from './profile.module.css';

const autoComplete = {
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  country: 'country-name',
} as const;

/** Name or postal address: what is saved counts at once. */
export function PersonalDetail({ what, id, text, language, act, view, announce }: PartProps & { readonly what: 'name' | 'address' }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
  }, [open]);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [faults]);
  const lines = addressLines.map((line) => view.address[line]).filter(Boolean);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const of = (name: string, known: string | undefined): string => String(typed.get(name) ?? known ?? '').trim();
    setBusy(true);
    setFailed(false);
    announce('');
    const outcome = await act('save-details', {
      name: of('name', view.name),
      familyName: of('family_name', view.familyName),
      address: Object.fromEntries(addressLines.map((line) => [line, of(line, view.address[line])])),
    });
    setBusy(false);
    if (outcome.ok) {
      setFaults({});
      setOpen(false);
      return announce(text.savedNow);
    }
    setFaults(outcome.details ?? {});
    setFailed(!outcome.details);
  };

  const field = (name: string, label: string, value: string, more: object) => (
    <TextField key={name} id={`${id}-${name}`} name={name} label={label} defaultValue={value} {...more} />
  );
  const unfit = (name: string, words: string) => (faults[name] === undefined ? {} : { error: words });
  return (
    <DetailRow
      label={text[what]}
      value={what === 'name' ? <FullName {...view} /> : lines.length > 0 && <Lines lines={lines} />}
      none={text.none}
      language={language}
      change={what === 'address' && lines.length === 0 ? text.add : text.change}
      onChange={() => setOpen(true)}
    >
      {open && (
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {failed && <Problem title={text.failedTitle}>{text.failed}</Problem>}
          {what === 'name' ? (
            <>
              {field('name', text.firstName, view.name, { autoComplete: 'given-name', ...unfit('name', text.unfitName) })}
              {field('family_name', text.lastName, view.familyName, {
                autoComplete: 'family-name',
                ...unfit('family_name', text.unfitName),
              })}
            </>
          ) : (
            addressLines.map((line) =>
              field(line, text[line], view.address[line] ?? '', {
                autoComplete: autoComplete[line],
                maxLength: addressLimits[line],
                ...unfit(line, text.unfitLine),
              }),
            )
          )}
          <div className={styles.actions}>
            <Button type="submit" busy={busy}>
              {busy ? text.saving : text.save}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setFaults({});
                setFailed(false);
                setOpen(false);
              }}
            >
              {text.cancel}
            </Button>
          </div>
        </form>
      )}
    </DetailRow>
  );
}

const FullName = ({ name, familyName }: Pick<PartProps['view'], 'name' | 'familyName'>) => (
  <bdi>
    {name} {familyName}
  </bdi>
);

const Lines = ({ lines }: { readonly lines: readonly (string | undefined)[] }) => (
  <address className={styles.address}>
    {lines.map((line, index) => (
      <bdi key={index}>{line}</bdi>
    ))}
  </address>
);
