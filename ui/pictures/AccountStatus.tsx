import { StatusMark, type StatusTone } from './StatusMark.tsx';
import styles from './account-status.module.css';

interface AccountStatusProps {
  readonly tone: StatusTone;
  /** The word by which staff filter. */
  readonly label: string;
  /** What the claimant reads, where that is known (CLM-03). */
  readonly words?: string | undefined;
}

/** The status of an account for staff: the word of their filters, and below it what the claimant reads. */
export const AccountStatus = ({ tone, label, words }: AccountStatusProps) => (
  <span className={styles.status}>
    <StatusMark tone={tone}>{label}</StatusMark>
    {words !== undefined && words !== label && (
      <span className={styles.words}>
        <bdi>{words}</bdi>
      </span>
    )}
  </span>
);
