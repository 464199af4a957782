import type { FormEvent, Ref } from 'react';
import type { Given } from '#engine';
import { TextField } from '../../ui/TextField.tsx';
import { countries } from './countries.ts';
import type { texts } from './login.schema.ts';
import { digitsOf } from './username.ts';
import styles from './login.module.css';

interface PhoneFieldsProps extends Pick<Given<typeof texts>, 'id' | 'text'> {
  readonly error: string | undefined;
  readonly first: Ref<HTMLInputElement>;
}

/** Country code, found by typing prefix, code or name (LOGIN-13), and a number of digits only: what else is typed or pasted is taken out (LOGIN-03). */
export function PhoneFields({ id, text, error, first }: PhoneFieldsProps) {
  const keepDigits = (event: FormEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const digits = digitsOf(field.value);
    if (digits !== field.value) field.value = digits;
  };
  return (
    <div className={styles.phone}>
      <TextField
        ref={first}
        id={`${id}-country`}
        name="country"
        label={text.country}
        list={`${id}-countries`}
        autoComplete="tel-country-code"
        inputMode="tel"
      />
      <datalist id={`${id}-countries`}>
        {countries.map(({ code, country, prefix }) => (
          <option key={code} value={prefix} label={`${country} (${code})`} />
        ))}
      </datalist>
      <TextField
        id={`${id}-mobile`}
        name="mobile"
        label={text.mobile}
        error={error}
        inputMode="numeric"
        autoComplete="tel-national"
        onInput={keepDigits}
      />
    </div>
  );
}
