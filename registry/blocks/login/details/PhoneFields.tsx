import type { FormEvent } from 'react';
import type { Given } from '#engine';
import { counted, CountryCode, TextField } from '../../../ui/index.ts';
import { digitsOf } from '#schemas/shared/sign-in';
import type { texts } from '../login.schema.ts';
import type { Typed } from './username.ts';
import styles from '../login.module.css';

interface PhoneFieldsProps extends Pick<Given<typeof texts>, 'id' | 'text' | 'language'> {
  readonly home: string | undefined;
  readonly typed: Partial<Typed>;
  readonly errors: Partial<Typed>;
}

const keepDigits = ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
  const digits = digitsOf(field.value);
  if (digits !== field.value) field.value = digits;
};

/** Country code (LOGIN-13), and a number of digits only: what else is typed or pasted is taken out (LOGIN-03). */
export function PhoneFields({ id, text, language, home, typed, errors }: PhoneFieldsProps) {
  return (
    <div className={styles.phone}>
      <CountryCode
        id={`${id}-country`}
        name="CountryCode"
        label={text.country}
        hint={text.countryHint}
        error={errors.CountryCode}
        language={language}
        home={home}
        typed={typed.CountryCode}
        words={{ count: (count) => counted(text, 'countryCount', { count }, language), none: text.countryNone }}
      />
      <TextField
        id={`${id}-mobile`}
        name="MobileNumber"
        label={text.mobile}
        error={errors.MobileNumber}
        defaultValue={typed.MobileNumber}
        inputMode="numeric"
        autoComplete="tel-national"
        onInput={keepDigits}
      />
    </div>
  );
}
