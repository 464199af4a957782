import styles from './prose.module.css';

/** Running text from html that the server has sanitised: this file is the only place of the portal that sets html. */
export function Prose({ html, compact = false }: { readonly html: string; readonly compact?: boolean }) {
  return <div className={styles.prose} data-compact={compact || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A text within another element, of the same html: what a form has in a title or a choice. */
export function InlineProse({ html }: { readonly html: string }) {
  return <span className={styles.inline} dangerouslySetInnerHTML={{ __html: html }} />;
}
