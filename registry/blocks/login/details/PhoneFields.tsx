import type { FormEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { counted, CountryCode, TextField, useLocale } from '#ui';
import { digitsOf } from '#schemas/values/digits';
import type { texts } from '../login.schema.ts';
import { followCode } from './number-as-typed.ts';
import { isPlain, type TypedUsername } from './username.ts';
import styles from '../login.module.css';

interface PhoneFieldsProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language'> {
  readonly home: string | undefined;
  readonly typed: Partial<TypedUsername>;
  readonly errors: Partial<TypedUsername>;
}

const keepDigits = ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
  const digits = digitsOf(field.value);
  if (isPlain(field.value) && digits !== field.value) field.value = digits;
};

/**
 * Country code (LOGIN-13), and a number, of which digits alone are taken (LOGIN-03). One that is typed or pasted with its dialling code stays until the field is left:
 * then the country follows it.
 */
export function PhoneFields({ id, text, language, home, typed, errors }: PhoneFieldsProps) {
  const locale = useLocale(language);
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
        words={{ count: (count) => counted(text, 'countryCount', { count }, locale), none: text.countryNone }}
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
        onBlur={({ currentTarget }) => void followCode(currentTarget, home)}
      />
    </div>
  );
}
