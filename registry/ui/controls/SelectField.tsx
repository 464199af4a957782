import styles from './text-field.module.css';

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Label and native select. Uncontrolled: a choice made before hydration stays. Labels may be names of countries, which server and browser may know by
 * other words: those of the server stay.
 */
export function SelectField({ id, name, label, value, options }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} className={styles.input} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value} suppressHydrationWarning>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
