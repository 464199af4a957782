import { Button } from '../controls/Button.tsx';
import { LinkButton } from '../controls/LinkButton.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './data-notice.module.css';

interface DataNoticeProps {
  readonly state: 'loading' | 'empty' | 'unavailable';
  readonly words: string;
  /** `retry` only where the data is unavailable. */
  readonly again?: { readonly label: string; readonly retry?: (() => void) | undefined };
}

/**
 * In place of data: loading, none, or not available now (three different messages). Until a script is there to ask again, the way to do that
 * is a link to this very page; while the data may still come it appears late, or where scripts are off.
 */
export function DataNotice({ state, words, again }: DataNoticeProps) {
  const hydrated = useHydrated();
  const missing = state === 'empty' ? undefined : again;
  return (
    <div className={styles.notice} data-state={state} role={state === 'unavailable' ? 'alert' : 'status'}>
      <p>{words}</p>
      {missing && !hydrated && (
        <span className={styles.reload}>
          <LinkButton href="" look="secondary">
            {missing.label}
          </LinkButton>
        </span>
      )}
      {missing?.retry && hydrated && (
        <Button look="secondary" onClick={missing.retry}>
          {missing.label}
        </Button>
      )}
    </div>
  );
}
