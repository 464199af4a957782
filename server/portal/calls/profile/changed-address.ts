import { addressLines, type PostalAddress } from '#schemas/api';
import { countryRulesOf, fieldTypes, twoLetters, type FieldSettings } from '#schemas/form';
import { tidyLine } from '#schemas/shared/contact-details';

/** As an address question asks by default, but for the province: many countries have none. */
const settings: FieldSettings = {
  isRequired: true,
  language: 'en',
  property: (name) => (name === 'isStateRequired' ? false : undefined),
  word: (key) => key,
};

interface ChangedAddress {
  readonly address: PostalAddress;
  readonly faults: readonly { readonly question: string; readonly message: string }[];
}

/**
 * PRO-01: the address that is asked for in place of the one that is known, with what is wrong with it by the rules of the address question (CTL-ADDR). One
 * that is as it was stays as it is, whatever it lacks. Pure.
 */
export function changedAddress(known: PostalAddress, asked: PostalAddress): ChangedAddress {
  if (addressLines.every((line) => tidyLine(asked[line] ?? '') === tidyLine(known[line] ?? ''))) return { address: known, faults: [] };
  const lines = Object.fromEntries(addressLines.map((line) => [line, tidyLine(asked[line] ?? '')]));
  const address = fieldTypes.address.fit(lines);
  const words: Readonly<Record<string, string>> = fieldTypes.address.words;
  const { postcodeInvalid } = countryRulesOf(address?.country);
  // Many countries have no postcodes; those whose rules are known here have.
  const hasPostcodes = !twoLetters(address?.country ?? '') || postcodeInvalid !== countryRulesOf(undefined).postcodeInvalid;
  const faults = fieldTypes.address
    .faults(address, settings)
    .filter(({ word }) => hasPostcodes || word !== 'addressPostcodeMissing')
    .map(({ word, part = '' }) => ({ question: part, message: words[word] ?? word }));
  return { address: address ?? {}, faults };
}
