import { useRef, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import type { PostalAddress } from '#schemas/api';
import { withLine } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { formContextOf } from '../../state/index.ts';

/** How far a search is: only `found` has addresses. */
type SearchState = 'none' | 'searching' | 'found' | 'not-found' | 'unavailable' | 'filled';

interface Search {
  readonly state: SearchState;
  /** What was looked for; once an address was chosen, that of the answer. */
  readonly country: string;
  readonly postcode: string;
  readonly addresses: readonly PostalAddress[];
  /** Index of the address that was chosen. */
  readonly chosen?: number;
}

const none: Search = { state: 'none', country: '', postcode: '', addresses: [] };

/** Where the addresses of a question can be looked up: ISO 3166-1, three letters. */
export const lookupCountriesOf = (question: FieldQuestion): readonly string[] =>
  question['lookup'] === true && !question.isReadOnly ? (formContextOf(question.survey as SurveyModel).lookupCountries ?? []) : [];

/** CTL-ADDR: looks for the addresses of the postcode that an answer has. Nothing of the answer changes but by `choose`. */
export function useAddressLookup(question: FieldQuestion, given: () => PostalAddress) {
  const [search, setSearch] = useState(none);
  const running = useRef(none);
  const { country = '', postcode = '' } = given();
  // What was found of a postcode that the answer does not have any more does not count.
  const shown = search.country === country && search.postcode === postcode ? search : none;

  const find = async (): Promise<void> => {
    const asked = { country, postcode };
    if (shown.state === 'searching') return;
    if (question.showFaultOf('postcode')) {
      document.getElementById(question.idOf('postcode'))?.focus();
      return;
    }
    const started: Search = { ...none, ...asked, state: 'searching' };
    running.current = started;
    setSearch(started);
    const outcome = await formContextOf(question.survey as SurveyModel).act?.('find-addresses', asked);
    if (running.current !== started) return;
    const addresses = outcome?.ok
      ? outcome.value.addresses.flatMap((one) => (question.field.fit(one, question.settings) as PostalAddress | undefined) ?? [])
      : [];
    setSearch({ ...started, addresses, state: !outcome?.ok ? 'unavailable' : addresses.length > 0 ? 'found' : 'not-found' });
  };

  const choose = (index: number): void => {
    const found = shown.addresses[index];
    if (!found) return;
    // Postal addresses of many countries have no state: the one that was typed stays.
    const { state = found.state } = given();
    const answer = withLine({ ...found, ...(found.state || !state ? {} : { state }) }, 'country', country);
    for (const part of question.field.parts ?? []) question.clearErrorOf(part);
    question.value = answer;
    setSearch({ ...shown, state: 'filled', postcode: answer?.postcode ?? postcode, chosen: index });
  };

  return { search: shown, find, choose };
}
