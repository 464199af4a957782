import { useEffect, useRef, type ReactNode } from 'react';
import styles from './problem.module.css';

/** What went wrong, said once, with the focus on it. */
export function Problem({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [children]);
  return (
    <div className={styles.problem} role="alert" tabIndex={-1} ref={box}>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}
