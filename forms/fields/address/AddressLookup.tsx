import type { ReactNode } from 'react';
import { isolated } from '#schemas/shared/isolated';
import type { PostalAddress } from '#schemas/api';
import type { FieldQuestion } from '../../model/index.ts';
import { SelectPart } from '../parts/index.ts';
import { Button } from '#ui';
import { useAddressLookup } from './use-address-lookup.ts';
import styles from './address-lookup.module.css';

interface AddressLookupProps {
  readonly question: FieldQuestion;
  readonly given: () => PostalAddress;
  /** The input of the postcode. */
  readonly children: ReactNode;
}

/** The postcode with a button that finds its addresses, and their list; choosing one fills in the lines below, which can be written by hand as well. */
export function AddressLookup({ question, given, children }: AddressLookupProps) {
  const { search, find, choose } = useAddressLookup(question, given);
  const { state, postcode, addresses, chosen } = search;
  const count = question.word('addressFoundCount', { count: addresses.length });
  const messages = {
    none: '',
    searching: question.word('addressSearching'),
    found: count,
    'not-found': question.word('addressNotFound', { postcode: isolated(postcode) }),
    unavailable: question.word('addressUnavailable'),
    filled: question.word('addressFilled'),
  };
  const isListed = addresses.length > 0;
  return (
    <div>
      <div
        className={styles.asked}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          void find();
        }}
      >
        {children}
        <Button look="secondary" busy={state === 'searching'} onClick={() => void find()}>
          {question.word('addressFind')}
        </Button>
      </div>
      <div className={styles.found} data-begun={state !== 'none' || undefined} data-listed={isListed || undefined}>
        <p role="status" className={isListed || state === 'none' ? 'visually-hidden' : styles.message}>
          {messages[state]}
        </p>
        {/* While it is searched its place is kept, so that nothing moves once there is an answer. */}
        {state !== 'none' && (
          <div className={styles.list}>
            <SelectPart
              question={question}
              part="found"
              label={question.word('addressFound')}
              value={chosen === undefined ? '' : String(chosen)}
              choose={count}
              options={addresses.map((one, index) => ({
                value: String(index),
                // Nothing invisible before it: the list is also searched by its first letters.
                label: question.field.readable({ ...one, country: '' }, question.settings),
                dir: 'auto' as const,
              }))}
              take={(index) => index !== '' && choose(Number(index))}
            />
          </div>
        )}
      </div>
    </div>
  );
}
