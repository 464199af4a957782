import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The page's only h1, on the page's column. Focus comes here after a soft navigation. */
export function PageHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h1 id={id} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
