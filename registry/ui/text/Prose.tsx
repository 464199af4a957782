import styles from './prose.module.css';

/** Running text from html that the server has sanitised: the only place of the portal that sets html. */
export function Prose({ html, compact = false }: { readonly html: string; readonly compact?: boolean }) {
  return <div className={styles.prose} data-compact={compact || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
