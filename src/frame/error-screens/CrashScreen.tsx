import { word } from '../../tenant/index.ts';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';
import styles from '../message-page/message-page.module.css';

/** The last resort, when the portal itself fails: nothing of it can be relied on here, so plain words and plain links. */
export const CrashScreen = () => (
  <main id="main" className={styles.whole}>
    <CrashWords />
  </main>
);

/** The words of the last resort, within a page whose other code did not load. */
export const CrashWords = () => (
  <MessagePage heading={word(undefined, 'error.unexpected')} message={word(undefined, 'error.unexpectedMessage')}>
    <Way>
      <a href="/">{word(undefined, 'error.continue')}</a>
    </Way>
  </MessagePage>
);
