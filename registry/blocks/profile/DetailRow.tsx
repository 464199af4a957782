import { useEffect, useRef, type ReactNode } from 'react';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { Button } from '#ui';
import styles from './profile.module.css';

interface DetailRowProps {
  readonly label: string;
  /** What is known; nothing: `none` in its place. */
  readonly value: ReactNode;
  readonly none: string;
  /** What it does not do, and why. */
  readonly note?: string | undefined;
  readonly language: string;
  /** What was done about it a moment ago: announced, and in view. */
  readonly news: string;
  /** What its button is called; without one it cannot be changed here. */
  readonly change?: string | undefined;
  readonly onChange: () => void;
  /** Takes the place of the button while it is changed; the focus comes back to the button afterwards. */
  readonly children?: ReactNode;
}

/** One detail: what we have, and the way to correct it in its place. */
export function DetailRow({ label, value, none, note, language, news, change, onChange, children }: DetailRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(children);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (news) row.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div className={styles.row} ref={row}>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <div className={styles.line}>
        <div className={styles.known}>
          <h3>{label}</h3>
          <div className={value ? styles.value : styles.none}>{value || none}</div>
          {note && <p className={styles.hint}>{note}</p>}
        </div>
        {change && !isOpen && (
          <Button look="quiet" aria-label={labelled(change, label, language)} onClick={onChange}>
            {change}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
