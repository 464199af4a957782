import styles from './navigation.module.css';
import type { Bar } from './bar.ts';

/** Shows unpublished content to editors (NAV-07). */
export function DraftToggle({ on, text, act }: Pick<Bar, 'text' | 'act'> & { readonly on: boolean }) {
  return (
    <button
      type="button"
      className={styles.drafts}
      role="switch"
      aria-checked={on}
      aria-label={text.drafts}
      onClick={() => void act('toggle-drafts', { on: !on })}
    >
      <span className={styles.track} aria-hidden="true" />
      <span aria-hidden="true">{text.drafts}</span>
    </button>
  );
}
