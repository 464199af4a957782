import type { ReactNode } from 'react';
import styles from './table.module.css';

/**
 * A table that becomes one card per row on a phone. Cells have attributes: `data-label` repeats the column's heading there,
 * `data-cell="title"` heads the card, `data-cell="action"` ends it, `data-cell="none"` is left out of it.
 */
export function Table({ caption, children }: { readonly caption?: string; readonly children: ReactNode }) {
  return (
    <table className={styles.table}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  );
}
