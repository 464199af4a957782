import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Disclosures of one group close each other (native `name`). */
  readonly group?: string;
  readonly open?: boolean;
  /** Also called when it was opened before the script loaded. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Native `details`: works before any script, is found by the browser's page search, prints open. */
export function Disclosure({ summary, group, open = false, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const reportOpen = () => {
    if (details.current?.open) onOpen?.();
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once: what happened before hydration
  useEffect(reportOpen, []);
  return (
    // A visitor may have opened or closed it before hydration: it stays so.
    <details ref={details} className={styles.disclosure} name={group} open={open} onToggle={reportOpen} suppressHydrationWarning>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
