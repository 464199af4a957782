import { useEffect, useRef, useState } from 'react';
import { word } from '../../tenant/index.ts';
import { leadFocus, useLocation } from '../../navigation/index.ts';
import type { Visit } from '../../visit/index.ts';
import styles from './signed-out.module.css';

/** NAV-03: the notice, after a sign-out and until the visitor goes on, that it worked. It gets the focus, so that it is read out. */
export function SignedOut({ visit }: { readonly visit: Visit }) {
  const notice = useRef<HTMLParagraphElement>(null);
  const { key } = useLocation();
  const [arrival] = useState(key);
  useEffect(() => leadFocus(notice.current), []);
  if (key !== arrival) return null;
  return (
    <p ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      {word(visit.site, 'portal.signedOut')}
    </p>
  );
}
