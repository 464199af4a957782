import { addressLines, type PostalAddress } from '#schemas/api';
import { fieldTypes, type FieldSettings, type FieldWords } from '#forms/definition';
import { tidyLine } from '#schemas/shared/contact-details';

/** As an address question asks by default. */
const settings: FieldSettings = {
  isRequired: true,
  language: 'en',
  property: () => undefined,
  word: (key) => key,
};

interface ChangedAddress {
  readonly address: PostalAddress;
  readonly faults: readonly { readonly question: string; readonly message: string }[];
}

/**
 * PRO-01: the address that is asked for in place of the one that is known, with what is wrong with it by the rules of the address question (CTL-ADDR), in these words. One
 * that is as it was stays as it is, whatever it lacks. Pure.
 */
export function changedAddress(known: PostalAddress, asked: PostalAddress, words: FieldWords): ChangedAddress {
  if (addressLines.every((line) => tidyLine(asked[line] ?? '') === tidyLine(known[line] ?? ''))) return { address: known, faults: [] };
  const lines = Object.fromEntries(addressLines.map((line) => [line, tidyLine(asked[line] ?? '')]));
  const address = fieldTypes.address.fit(lines);
  const faults = fieldTypes.address
    .faults(address, settings)
    .map(({ word, part = '' }) => ({ question: part, message: words[word as keyof FieldWords] }));
  return { address: address ?? {}, faults };
}
