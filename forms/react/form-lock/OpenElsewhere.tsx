import type { FormWords } from '../../texts.ts';
import { Button } from '#ui';
import styles from './open-elsewhere.module.css';

interface OpenElsewhereProps {
  readonly text: FormWords;
  /** The newest answers could not be had. */
  readonly isUnread: boolean;
  /** Answers of this window are neither on the device nor on the server. */
  readonly hasOnlyHere: boolean;
  readonly take: () => void;
}

/** FRM-15: the form is read-only, because another window of this browser writes it; one button brings it here. */
export function OpenElsewhere({ text, isUnread, hasOnlyHere, take }: OpenElsewhereProps) {
  return (
    <div className={styles.box}>
      <div role="status">
        <p>
          <strong>{text.openElsewhere}</strong>
        </p>
        <p>{hasOnlyHere ? text.openElsewhereOnlyHere : isUnread ? text.openElsewhereUnread : text.openElsewhereHint}</p>
      </div>
      <Button onClick={take}>{text.continueHere}</Button>
    </div>
  );
}
