import styles from '../message-page/message-page.module.css';
import { CrashWords } from './ErrorScreen.tsx';

/** The last resort, when the portal itself fails, or the code of a screen is missing. */
export const CrashScreen = () => (
  <main id="main" className={styles.whole}>
    <CrashWords />
  </main>
);
