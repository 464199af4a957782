import { useEffect, useRef, useState } from 'react';
import { Button } from '../index.ts';
import { loadRecaptcha } from './load-recaptcha.ts';
import styles from './recaptcha-box.module.css';

interface RecaptchaBoxProps {
  readonly sitekey: string;
  readonly language: string;
  /** What is read while it loads, where it does not come, and on the button that loads it again. */
  readonly words: { readonly loading: string; readonly failed: string; readonly again: string };
  /** A token, or undefined once it is too old. */
  readonly onToken: (token: string | undefined) => void;
}

/** Google's tick box for persons. Its script comes when the box is shown. A token counts once: with another `key` the box begins anew. */
export function RecaptchaBox({ sitekey, language, words, onToken }: RecaptchaBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const answer = useRef(onToken);
  useEffect(() => {
    answer.current = onToken;
  });
  useEffect(() => {
    let gone = false;
    const box = place.current?.appendChild(document.createElement('div'));
    const report = (token: string | undefined): void => void (gone || answer.current(token));
    loadRecaptcha(language).then(
      (recaptcha) => {
        if (gone || !box) return;
        recaptcha.render(box, {
          sitekey,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          // The full one is 304 px wide.
          size: box.clientWidth < 304 ? 'compact' : 'normal',
          callback: report,
          'expired-callback': () => report(undefined),
          'error-callback': () => report(undefined),
        });
        setState('ready');
      },
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
      box?.remove();
    };
  }, [sitekey, language, tries]);
  return (
    <div className={styles.box}>
      {state === 'loading' && <p role="status">{words.loading}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{words.failed}</p>
          <Button
            look="secondary"
            onClick={() => {
              setState('loading');
              setTries(tries + 1);
            }}
          >
            {words.again}
          </Button>
        </div>
      )}
      <div ref={place} />
    </div>
  );
}
