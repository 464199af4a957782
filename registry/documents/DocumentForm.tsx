import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { inMegabytes, maxFileBytes } from '#schemas/shared/file-size';
import { filled } from '#locale/messages/filled';
import type { DocumentFormTexts } from '#locale/messages/shared/document-form';
import { Button, FileField, Problem, SelectField, TextField } from '#ui';
import { base64Of, type ChosenDocument } from './chosen-document.ts';
import styles from './document-form.module.css';

interface DocumentFormProps {
  readonly id: string;
  readonly text: DocumentFormTexts;
  readonly language: string;
  readonly templates: readonly { readonly asset: string; readonly name: string }[];
  /** Kinds that statuses have words about: offered, and named in the hint. */
  readonly kinds: readonly string[];
  /** Words of its button. */
  readonly submitWords: string;
  /** Why it was not sent. */
  readonly problem: string | undefined;
  /** Largest PDF in bytes; else that of any file. */
  readonly maxBytes?: number;
  /** Whether its first control has the focus, now or once this becomes true. */
  readonly takesFocus?: boolean;
  /** Further fields, and whether all of them are filled in. */
  readonly children?: ReactNode;
  readonly check?: () => boolean;
  /** Resolves when the work is done. `fields`: what was typed in the further fields. */
  readonly onSubmit: (document: ChosenDocument, fields: FormData) => Promise<void>;
  /** Buttons beside its own. */
  readonly ways?: ReactNode;
}

/** ESG-09: what is sent for a signature: a PDF of this device, or a template, with its name. What was chosen stays if it is refused. */
export function DocumentForm(props: DocumentFormProps) {
  const {
    id,
    text,
    language,
    templates,
    kinds,
    submitWords,
    problem,
    maxBytes = maxFileBytes,
    takesFocus = true,
    children,
    check,
    onSubmit,
    ways,
  } = props;
  const [source, setSource] = useState('');
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  /** A name that staff typed is not replaced. */
  const [isNamed, setNamed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ readonly pdf?: string; readonly name?: string; readonly kind?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input:not([hidden]), button')?.focus();
  }, [takesFocus]);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus(), [errors]);
  const limit = { documentLimit: inMegabytes(maxBytes) };
  const suggest = (words: string): void => {
    if (!isNamed) setName(words);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const kind = String(fields.get('kind') ?? '').trim();
    const pdfFault =
      source !== '' ? undefined : !file ? text.pdfMissing : file.size > maxBytes ? filled(text.pdfTooLarge, limit) : undefined;
    const faults = {
      ...(pdfFault ? { pdf: pdfFault } : {}),
      ...(name.trim() ? {} : { name: text.documentNameMissing }),
      ...(kind ? {} : { kind: text.documentKindMissing }),
    };
    setErrors(faults);
    const isComplete = check?.() ?? true;
    if (!isComplete || Object.keys(faults).length > 0) return;
    setBusy(true);
    const pdf = source === '' && file ? await base64Of(file).catch(() => undefined) : undefined;
    if (source === '' && !pdf) setErrors({ pdf: text.pdfMissing });
    else await onSubmit({ name: name.trim(), filePurpose: kind, ...(source === '' ? { pdf: pdf ?? '' } : { template: source }) }, fields);
    setBusy(false);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problem && <Problem title={text.documentNotSent}>{problem}</Problem>}
      {templates.length > 0 && (
        <SelectField
          id={`${id}-source`}
          name="source"
          label={text.documentSource}
          value=""
          options={[{ value: '', label: text.ownPdf }, ...templates.map(({ asset, name: label }) => ({ value: asset, label }))]}
          onChange={({ currentTarget: { value } }) => {
            setSource(value);
            setErrors({});
            suggest(templates.find(({ asset }) => asset === value)?.name ?? nameOf(file));
          }}
        />
      )}
      {source === '' && (
        <FileField
          id={`${id}-pdf`}
          label={text.documentPdf}
          hint={filled(text.documentPdfHint, limit)}
          error={errors.pdf}
          choose={text.choosePdf}
          chooseAnother={text.chooseOtherPdf}
          accept=".pdf,application/pdf"
          language={language}
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            setErrors({});
            suggest(nameOf(chosen));
          }}
        />
      )}
      <TextField
        id={`${id}-name`}
        name="name"
        label={text.documentName}
        hint={text.documentNameHint}
        error={errors.name}
        maxLength={300}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setNamed(currentTarget.value !== '');
        }}
      />
      <TextField
        id={`${id}-kind`}
        name="kind"
        label={text.documentKind}
        hint={[
          text.documentKindHint,
          ...(kinds.length > 0 ? [filled(text.documentKindsOfStatuses, { kinds: kinds.join(', ') })] : []),
        ].join(' ')}
        error={errors.kind}
        maxLength={100}
        list={`${id}-kinds`}
      >
        <datalist id={`${id}-kinds`}>
          {kinds.map((kind) => (
            <option key={kind} value={kind} />
          ))}
        </datalist>
      </TextField>
      {children}
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {submitWords}
        </Button>
        {ways}
      </div>
    </form>
  );
}

/** Of a file, without its ending. */
const nameOf = (file: File | undefined): string => file?.name.replace(/\.pdf$/i, '').slice(0, 300) ?? '';
