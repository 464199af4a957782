import { useMemo, useState } from 'react';
import { countryRulesOf, listedCountries, requiredLines, withLine } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import type { PostalAddress } from '#schemas/api';
import { addressAutoComplete } from '#schemas/shared/contact-details';
import { FieldGroup, SelectPart, TextPart, useQuestion } from '../parts/index.ts';
import { useCountryOptions } from '#ui';
import { AddressLookup } from './AddressLookup.tsx';
import { lookupCountriesOf } from './use-address-lookup.ts';

type Line = Exclude<keyof PostalAddress, 'country'>;

/** CTL-ADDR: country first, whose rules and words the lines below follow. Where addresses can be looked up, the postcode is asked for next. */
export function AddressField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const { language } = question.settings;
  const only = question['countries'] as readonly string[] | undefined;
  const listed = useMemo(() => (only?.length ? listedCountries.filter(({ value }) => only.includes(value)) : listedCountries), [only]);
  const countries = useCountryOptions(question.idOf('country'), language, listed);
  const given = (): PostalAddress => {
    const { country = question['defaultCountry'] as string | undefined, ...lines } = (question.value ?? {}) as PostalAddress;
    return { ...lines, ...(country ? { country } : {}) };
  };
  const address = given();
  const { states, postcodeLabel, postcodeNeed } = countryRulesOf(address.country);
  const required = requiredLines(address, question['isStateRequired']);
  const isAutofill = question['autofill'] !== false;
  // A postcode that was typed is shown in a country without any too, and its input stays while it is emptied.
  const [typedIn, setTypedIn] = useState<string>();
  if (address.postcode && typedIn !== address.country) setTypedIn(address.country);
  const hasPostcode = postcodeNeed !== 'none' || address.postcode !== undefined || (typedIn !== undefined && typedIn === address.country);
  const hasLookup = lookupCountriesOf(question).includes(address.country ?? '');
  const take = (name: keyof PostalAddress) => (typed: string) => {
    question.value = withLine(given(), name, typed);
  };
  const line = (name: Line, label: string, optionalLabel = label) => (
    <TextPart
      question={question}
      part={name}
      label={question.word(required.has(name) ? label : optionalLabel)}
      isRequired={question.isRequired && required.has(name)}
      autoComplete={isAutofill ? addressAutoComplete[name] : 'off'}
      value={address[name] ?? ''}
      take={take(name)}
    />
  );
  const postcode = line('postcode', postcodeLabel, 'addressPostcodeOptional');
  return (
    <FieldGroup question={question}>
      <SelectPart
        question={question}
        part="country"
        label={question.word('addressCountry')}
        isRequired={question.isRequired}
        autoComplete={isAutofill ? addressAutoComplete.country : 'off'}
        value={address.country ?? ''}
        choose={question.word('addressChooseCountry')}
        options={countries}
        take={take('country')}
      />
      {hasLookup && (
        <AddressLookup question={question} given={given}>
          {postcode}
        </AddressLookup>
      )}
      {line('addressLine1', 'addressLine1')}
      {line('addressLine2', 'addressLine2')}
      {line('city', 'addressCity', 'addressCityOptional')}
      {states ? (
        <SelectPart
          question={question}
          part="state"
          label={question.word(required.has('state') ? 'addressState' : 'addressStateOptional')}
          isRequired={question.isRequired && required.has('state')}
          autoComplete={isAutofill ? addressAutoComplete.state : 'off'}
          value={address.state ?? ''}
          choose={question.word('addressChooseState')}
          options={states.map((state) => ({ value: state, label: state }))}
          take={take('state')}
        />
      ) : (
        line('state', 'addressState', 'addressStateOptional')
      )}
      {!hasLookup && hasPostcode && postcode}
    </FieldGroup>
  );
}
