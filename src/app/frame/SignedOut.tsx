import { useEffect, useRef, useState } from 'react';
import { word } from '../../tenant/words.ts';
import type { Visit } from '../visit.ts';
import styles from './signed-out.module.css';

/** NAV-03: says once, on the page a sign-out leads to, that it worked. Announced, and the focus goes there. */
export function SignedOut({ visit }: { readonly visit: Visit }) {
  const notice = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');
  // A status that is filled after it is there is announced; one that comes filled may not be.
  useEffect(() => setText(word(visit.site, 'portal.signedOut')), [visit]);
  useEffect(() => {
    if (text) notice.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <p ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      {text}
    </p>
  );
}
