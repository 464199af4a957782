import type { ReactNode, Ref } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  readonly id?: string;
  /** Where its text is in another language than the page. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** The page's only h1, on the page's column. Focus comes here after a soft navigation. */
export function PageHeading({ id, lang, dir, ref, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 ref={ref} id={id} tabIndex={-1} lang={lang} dir={dir}>
        {children}
      </h1>
    </div>
  );
}
