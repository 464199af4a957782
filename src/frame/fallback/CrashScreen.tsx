import { LinkButton } from '#registry/ui';
import { word } from '../../tenant/index.ts';
import styles from './notice.module.css';

/** The last resort, when the portal itself fails: nothing of it can be relied on here, so plain words and plain links. */
export const CrashScreen = () => (
  <main className={styles.notice} id="main">
    <CrashWords />
  </main>
);

/** The words of the last resort, within a page whose other code did not load. */
export const CrashWords = () => (
  <div className={styles.body}>
    <h1 tabIndex={-1}>{word(undefined, 'error.unexpected')}</h1>
    <p className={styles.message}>{word(undefined, 'error.unexpectedMessage')}</p>
    <div className={styles.way}>
      <LinkButton href="/">{word(undefined, 'error.continue')}</LinkButton>
    </div>
  </div>
);
