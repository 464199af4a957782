import type { Site } from '../tenant/index.ts';
import { cookieWord } from './consent-words.ts';
import styles from './consent.module.css';

/** The way back to the banner, below the footer of every page, and what was chosen, for screen readers. */
export function ConsentSettings({ site }: { readonly site: Site }) {
  return (
    <section className={styles.settings} aria-label={cookieWord(site, 'cookies.settings')}>
      <button type="button" className={styles.open} data-consent-open>
        {cookieWord(site, 'cookies.settings')}
      </button>
      <p
        role="status"
        className={`visually-hidden ${styles.chosen}`}
        data-analytics={cookieWord(site, 'cookies.accepted')}
        data-necessary={cookieWord(site, 'cookies.rejected')}
      />
    </section>
  );
}
