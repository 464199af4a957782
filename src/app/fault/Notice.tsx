import type { MouseEvent } from 'react';
import { PageHeading } from '#registry/ui';
import { word, type Word } from '../../tenant/words.ts';
import { useShown } from '../use-shown.ts';
import styles from './notice.module.css';

/**
 * A heading, a message and the two ways on: the specification's link, which signs out and goes to the root, and beside it a plain
 * way back (ERR-01, ERR-03). Both are links that work without a script.
 */
export function Notice({ heading, message }: { readonly heading: Word; readonly message: Word }) {
  const { visit } = useShown();
  const leave = async (event: MouseEvent): Promise<void> => {
    if (!visit) return;
    event.preventDefault();
    await visit.host.act('sign-out', { to: '/' });
  };
  return (
    <div className={styles.notice}>
      <PageHeading>{word(visit?.site, heading)}</PageHeading>
      <div className={styles.body}>
        <p className={styles.message}>{word(visit?.site, message)}</p>
        <p className={styles.ways}>
          <a className={styles.continue} href="/" onClick={leave}>
            {word(visit?.site, 'error.continue')}
          </a>
          <a href="/page">{word(visit?.site, 'error.back')}</a>
        </p>
      </div>
    </div>
  );
}
