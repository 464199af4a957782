import { word, type Site } from '../../tenant/index.ts';
import styles from '../message-page/message-page.module.css';

/** In place of a document whose person signed out in another tab, until it has come again. */
export const Covered = ({ site, signedOut }: { readonly site: Site | undefined; readonly signedOut: boolean }) => (
  <main id="main" className={styles.whole}>
    <div className={styles.body}>
      <p role="status">{word(site, signedOut ? 'portal.signedOut' : 'portal.loading')}</p>
    </div>
  </main>
);
