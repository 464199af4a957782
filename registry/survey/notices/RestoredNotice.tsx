import { useEffect, useState } from 'react';
import { Button } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';
import styles from '../style/survey-form.module.css';

interface RestoredNoticeProps {
  readonly text: FormWords;
  /** It was closed, and its button is gone: somebody says where to go on. */
  readonly closed: () => void;
}

/** Says once that answers were put back. It stays over the steps until it is closed: nobody has to read in time (WCAG 2.2.1). */
export function RestoredNotice({ text, closed }: RestoredNoticeProps) {
  const [said, setSaid] = useState(false);
  // A region that comes with its words is not announced: they follow it.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.notice}>
      <p role="status">{said && text.restored}</p>
      <Button look="quiet" onClick={closed}>
        {text.closeNotice}
      </Button>
    </div>
  );
}
