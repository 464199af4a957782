import { word } from '../../tenant/index.ts';
import { useShown } from '../../visit/index.ts';
import styles from '../frame.module.css';

/** The place of a secured page while it is unknown who is looking; the words become visible when that takes a moment. */
export function WaitingScreen() {
  const { visit } = useShown();
  return (
    <div className={styles.waiting} aria-busy="true" data-state="loading">
      <p className={styles.slow}>{word(visit?.site, 'portal.loading')}</p>
    </div>
  );
}
