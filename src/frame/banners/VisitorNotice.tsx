import { useEffect, useRef, type ReactNode } from 'react';
import { wasSignedOut } from '../../auth/index.ts';
import { leadFocus } from '../../router/index.ts';
import styles from './visitor-notice.module.css';

/** Why a visitor was led here. NAV-03: that a sign-out worked gets the focus, so that it is announced though it came with its document. */
export function VisitorNotice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wasSignedOut(new URL(location.href))) leadFocus(notice.current);
  }, []);
  return (
    <p ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      {children}
    </p>
  );
}
