import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './text-field.module.css';

interface SelectFieldProps
  extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete' | 'aria-required' | 'onChange'>, FieldWords {
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Label and native select. Uncontrolled: a choice made before hydration stays. Labels may be names of countries, which server and browser may know by
 * other words: those of the server stay.
 */
export function SelectField({ id, label, hint, error, value, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(tied) => (
        <select {...tied} {...select} id={id} className={styles.input} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
