import { useRef } from 'react';
import { isCell, listedCountries, withCountry, withNumber, type Phone } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { checkOnLeave, FieldGroup, SelectPart, TextPart, useQuestion } from '../parts/index.ts';
import { useCountryOptions } from '#ui';

// A mark of direction keeps the plus before the digits where the language runs from right to left.
const listed = listedCountries.map(({ value, id, code }) => ({ value, id, suffix: ` \u200e${code}` }));

/** CTL-PHONE: dialing code and number; whether another account has it is asked when the number is left. */
export function PhoneField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const { language } = question.settings;
  const countries = useCountryOptions(question.idOf('country'), language, listed);
  const given = (): Phone => {
    const { iso3 = question['defaultCountry'] as string | undefined, ...phone } = (question.value ?? {}) as Phone;
    return { ...phone, ...(iso3 ? { iso3 } : {}) };
  };
  const { iso3, number } = given();
  // A number that brings its country along chooses it at a key in its middle, too: the rest is read by the country that was chosen before.
  const chosen = useRef<{ readonly iso3: string | undefined }>(undefined);
  const isAutofill = question['autofill'] !== false;
  return (
    <FieldGroup question={question}>
      <SelectPart
        question={question}
        part="country"
        label={question.word('phoneDialingCode')}
        isRequired={question.isRequired}
        autoComplete={isAutofill ? 'tel-country-code' : 'off'}
        value={iso3 ?? ''}
        choose={question.word('phoneChoose')}
        options={countries}
        take={(country) => {
          chosen.current = undefined;
          question.value = withCountry(given(), country);
        }}
      />
      <TextPart
        question={question}
        part="number"
        label={question.word(isCell(iso3) ? 'phoneCellNumber' : 'phoneNumber')}
        isRequired={question.isRequired}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete={isAutofill ? 'tel-national' : 'off'}
        value={number ?? ''}
        take={(typed) => {
          const { iso3: before } = (chosen.current ??= { iso3 });
          question.value = withNumber(before === undefined ? {} : { iso3: before }, typed);
        }}
        // What follows the number may be an extension, which must not become a part of it.
        shows={(typed) => typed.replace(/^[^\p{Nd}+(]+/u, '')}
        left={() => {
          chosen.current = undefined;
          void checkOnLeave(question);
        }}
      />
    </FieldGroup>
  );
}
