import { addressLines, type PostalAddress } from '#schemas/api';
import { twoLetters } from '#forms/definition';
import { useCountryNames } from '#ui';
import styles from './profile.module.css';

/** An address as it is written, with the name of its country; each line in the direction of its own text, from where the page begins. */
export function AddressLines({ address, language }: { readonly address: PostalAddress; readonly language: string }) {
  const nameOf = useCountryNames(language);
  const two = twoLetters(address.country ?? '');
  return (
    <address className={styles.address}>
      {addressLines.map((line) =>
        address[line] ? (
          <span key={line}>
            {/* Server and browser may know a country by other words: those of the server stay. */}
            <bdi translate={line === 'country' ? undefined : 'no'} suppressHydrationWarning>
              {line === 'country' && two ? nameOf(two) : address[line]}
            </bdi>
          </span>
        ) : null,
      )}
    </address>
  );
}
