import { addressLimits, addressLines, type PostalAddress } from '#schemas/api';
import { listedCountries, threeLetters, twoLetters } from '#schemas/form';
import { addressAutoComplete } from '#schemas/shared/contact-details';
import { SelectField, TextField, useCountryOptions } from '../../ui/index.ts';
import type { PartProps } from './part-props.ts';

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
  return addressLines.map((line) => {
    const field = { id: `${id}-${line}`, name: line, label: text[line], error: errors[line], autoComplete: addressAutoComplete[line] };
    return line === 'country' ? (
      <SelectField
        key={line}
        {...field}
        aria-required
        value={twoLetters(country) ? country : ''}
        options={[{ value: '', label: text.chooseCountry }, ...countries]}
      />
    ) : (
      <TextField
        key={line}
        {...field}
        aria-required={!optional.includes(line)}
        maxLength={addressLimits[line]}
        defaultValue={address[line] ?? ''}
      />
    );
  });
}
