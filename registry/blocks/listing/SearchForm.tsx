import { useEffect, useRef, type FormEvent, type MouseEvent, type Ref } from 'react';
import type { BlockEnvironment } from '#engine';
import { maxSearchLength, type ListingView } from '#schemas/api';
import { Button, SelectField, TextField } from '#ui';
import { statusLabel } from '../../statuses/index.ts';
import type { texts } from './listing.schema.ts';
import styles from './listing.module.css';

interface SearchFormProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'act'> {
  readonly view: ListingView;
  /** Of the field of the search. */
  readonly field: Ref<HTMLInputElement>;
  readonly onClear: (event: MouseEvent) => void;
}

/** What is searched becomes the address of the list: so Back works, and so does the form before its script is there. */
export function SearchForm({ id, view, text, act, field, onClear }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOf(view, form);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    void act('navigate', { to: `${view.path}?${new URLSearchParams(fields)}` });
  };
  const all = { value: '', label: text.all };
  return (
    <form ref={form} role="search" method="get" action={view.path} onSubmit={submit} className={styles.search}>
      {view.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        ref={field}
        id={`${id}-search`}
        name="search"
        type="search"
        label={text.search}
        hint={view.list === 'accounts' ? text.accountsHint : text.submissionsHint}
        defaultValue={view.search}
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        id={`${id}-status`}
        name="status"
        label={text.status}
        value={view.status}
        options={[all, ...view.statuses.map((status) => ({ value: status, label: statusLabel(text, status) }))]}
      />
      {view.list === 'submissions' && (
        <SelectField
          id={`${id}-form`}
          name="formSlug"
          label={text.form}
          value={view.formSlug}
          options={[all, ...view.forms.map(({ slug, name }) => ({ value: slug, label: name }))]}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit">{text.find}</Button>
        {view.clearHref && (
          <a href={view.clearHref} onClick={onClear}>
            {text.clear}
          </a>
        )}
      </div>
    </form>
  );
}

/** The fields are what another address asks for, and stay the same elements: one of them may have the focus. What was typed before hydration stays. */
function useFieldsOf(view: ListingView, form: { readonly current: HTMLFormElement | null }): void {
  const shown = useRef(view.address);
  useEffect(() => {
    if (shown.current === view.address) return;
    shown.current = view.address;
    const values = { search: view.search, status: view.status, formSlug: view.list === 'submissions' ? view.formSlug : '' };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [view, form]);
}
