import { addressLimits, addressLines, type PostalAddress } from '#schemas/api';
import { listedCountries, threeLetters, twoLetters } from '#schemas/form';
import { SelectField, TextField, useCountryOptions } from '../../ui/index.ts';
import type { PartProps } from './part-props.ts';

const autoComplete = {
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  country: 'country',
} as const;
const optional: readonly string[] = ['addressLine2', 'state'];

interface AddressFieldsProps extends Pick<PartProps, 'id' | 'text' | 'language'> {
  readonly address: PostalAddress;
  /** Country that is chosen at first where the address has none: two letters. */
  readonly home: string | undefined;
  /** What is wrong, by line. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The lines of an address, whose country is chosen from a list; one that is not on the list is asked for again. */
export function AddressFields({ id, text, language, address, home, errors }: AddressFieldsProps) {
  const countries = useCountryOptions(`${id}-country`, language, listedCountries);
  const country = address.country ?? threeLetters(home ?? '') ?? '';
  return addressLines.map((line) =>
    line === 'country' ? (
      <SelectField
        key={line}
        id={`${id}-${line}`}
        name={line}
        label={text[line]}
        error={errors[line]}
        autoComplete={autoComplete[line]}
        aria-required
        value={twoLetters(country) ? country : ''}
        options={[{ value: '', label: text.chooseCountry }, ...countries]}
      />
    ) : (
      <TextField
        key={line}
        id={`${id}-${line}`}
        name={line}
        label={text[line]}
        error={errors[line]}
        autoComplete={autoComplete[line]}
        aria-required={!optional.includes(line)}
        maxLength={addressLimits[line]}
        defaultValue={address[line] ?? ''}
      />
    ),
  );
}
