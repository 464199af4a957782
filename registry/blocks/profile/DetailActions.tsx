import { Button } from '#ui';
import styles from './profile.module.css';

interface DetailActionsProps {
  readonly busy: boolean;
  /** Words of the button that sends the form, and while it does. */
  readonly send: string;
  readonly sending: string;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** The buttons of the form of one detail of the profile. */
export const DetailActions = ({ busy, send, sending, cancel, onCancel }: DetailActionsProps) => (
  <div className={styles.actions}>
    <Button type="submit" busy={busy}>
      {busy ? sending : send}
    </Button>
    <Button look="quiet" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);
