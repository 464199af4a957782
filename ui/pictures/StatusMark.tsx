import styles from './status-mark.module.css';

export type StatusTone = 'neutral' | 'information' | 'waiting' | 'success' | 'danger';

/** A status in words with a colour beside them: colour is never the only carrier (MYC-03). */
export function StatusMark({ tone, children }: { readonly tone: StatusTone; readonly children: string }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <bdi>{children}</bdi>
    </span>
  );
}
