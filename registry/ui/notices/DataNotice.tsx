import { Button } from '../controls/Button.tsx';
import styles from './data-notice.module.css';

interface DataNoticeProps {
  readonly state: 'loading' | 'empty' | 'unavailable';
  readonly words: string;
  readonly again?: { readonly label: string; readonly retry: () => void } | undefined;
}

/** In place of data: loading, none, or not available now (three different messages). */
export function DataNotice({ state, words, again }: DataNoticeProps) {
  return (
    <div className={styles.notice} data-state={state} role={state === 'unavailable' ? 'alert' : 'status'}>
      <p>{words}</p>
      {again && (
        <Button look="secondary" onClick={again.retry}>
          {again.label}
        </Button>
      )}
    </div>
  );
}
