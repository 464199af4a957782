import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  readonly name: string;
  /** Above the table; otherwise what is before it names it for the eye. */
  readonly isNameShown?: boolean;
  readonly children: ReactNode;
}

/**
 * A table that becomes one card per row on a phone. Cells have attributes: `data-label` repeats the column's heading there,
 * `data-cell="title"` heads the card, `data-cell="action"` ends it, `data-cell="none"` is left out of it. A heading with `data-sort` has one control, by
 * which the table is sorted, and stays above the cards.
 */
export function Table({ name, isNameShown = false, children }: TableProps) {
  return (
    <table className={styles.table} aria-label={isNameShown ? undefined : name}>
      {isNameShown && <caption>{name}</caption>}
      {children}
    </table>
  );
}
