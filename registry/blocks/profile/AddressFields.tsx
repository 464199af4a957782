import { useState } from 'react';
import { addressLines, type PostalAddress } from '#schemas/api';
import { countryRulesOf, listedCountries, requiredLines, threeLetters, twoLetters } from '#forms/definition';
import { addressAutoComplete } from '#schemas/shared/contact-details';
import { SelectField, TextField, useCountryOptions } from '#ui';
import type { PartProps } from './part-props.ts';

interface AddressFieldsProps extends Pick<PartProps, 'id' | 'text' | 'language'> {
  readonly address: PostalAddress;
  /** Country that is chosen at first where the address has none: two letters. */
  readonly home: string | undefined;
  /** What is wrong, by line. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * The lines of an address, whose country is chosen from a list; one that is not on the list is asked for again. What is required follows the country, as in
 * the address question (CTL-ADDR).
 */
export function AddressFields({ id, text, language, address, home, errors }: AddressFieldsProps) {
  const countries = useCountryOptions(`${id}-country`, language, listedCountries);
  const [typed, setTyped] = useState<PostalAddress>(() => {
    const country = address.country ?? threeLetters(home ?? '') ?? '';
    return { ...address, country: twoLetters(country) ? country : '' };
  });
  const required = requiredLines(typed);
  const labels = {
    ...text,
    ...(!required.has('city') && { city: text.cityOptional }),
    ...(!required.has('state') && { state: text.stateOptional }),
    ...(!required.has('postcode') && { postcode: text.postcodeOptional }),
  };
  // A postcode that is known is shown in a country without any too.
  const hasPostcode = countryRulesOf(typed.country).postcodeNeed !== 'none' || Boolean(address.postcode);
  return addressLines.map((line) => {
    const field = {
      id: `${id}-${line}`,
      name: line,
      label: labels[line],
      error: errors[line],
      autoComplete: addressAutoComplete[line],
      'aria-required': required.has(line),
    };
    const take = (value: string) => setTyped({ ...typed, [line]: value });
    if (line === 'country')
      return (
        <SelectField
          key={line}
          {...field}
          value={typed.country ?? ''}
          options={[{ value: '', label: text.chooseCountry }, ...countries]}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      );
    if (line === 'postcode' && !hasPostcode) return null;
    return (
      <TextField key={line} {...field} defaultValue={address[line] ?? ''} onChange={({ currentTarget }) => take(currentTarget.value)} />
    );
  });
}
