import { useEffect, useRef, type ReactNode } from 'react';
import { wasSignedOut } from '../../auth/index.ts';
import { leadFocus } from '../../router/index.ts';
import styles from './visitor-notice.module.css';

/** Why a person was led here, which `Arrival` announces. NAV-03: that a sign-out worked gets the focus instead. */
export function VisitorNotice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wasSignedOut(new URL(location.href))) leadFocus(notice.current);
  }, []);
  return (
    // It is announced by `Arrival`, or read with the focus: not by its own region as well.
    <p ref={notice} role="status" aria-live="off" tabIndex={-1} className={styles.notice}>
      {children}
    </p>
  );
}
