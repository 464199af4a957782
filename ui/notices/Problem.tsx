import { useEffect, useRef, type ReactNode } from 'react';
import { useErrorInTitle } from '../text/title-parts.ts';
import styles from './problem.module.css';

interface ProblemProps {
  readonly title: string;
  /** Leaves the focus where it is: for messages that appear during typing. */
  readonly aside?: boolean;
  readonly children: ReactNode;
}

/** What went wrong, announced once, with the focus on it. */
export function Problem({ title, aside = false, children }: ProblemProps) {
  useErrorInTitle();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!aside) box.current?.focus();
  }, [aside, children]);
  return (
    <div className={styles.problem} role="alert" tabIndex={-1} ref={box}>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}
