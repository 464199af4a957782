import { useEffect, useState } from 'react';
import { Button } from '#ui';
import type { FormWords } from '../../texts.ts';
import { RestoredWords } from './RestoredWords.tsx';
import styles from '../style/survey-form.module.css';

interface RestoredNoticeProps {
  readonly text: FormWords;
  /** The server has them by now. */
  readonly isSaved: boolean;
  /** Called once it is closed: its button is gone, so the caller moves the focus. */
  readonly closed: () => void;
}

/** Announces that answers were put back, and that they are saved by now. It stays until it is closed or its step is left: reading has no time limit (WCAG 2.2.1). */
export function RestoredNotice({ text, isSaved, closed }: RestoredNoticeProps) {
  const [announced, setAnnounced] = useState(false);
  // A region that comes with its words is not announced: they follow it, into the space that is kept for them.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.notice}>
      <RestoredWords text={text} role="status" shown={announced ? (isSaved ? text.restoredSaved : text.restored) : ''} />
      <Button look="quiet" onClick={closed}>
        {text.closeNotice}
      </Button>
    </div>
  );
}
