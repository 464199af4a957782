import { useEffect, useRef } from 'react';
import styles from './login.module.css';

/** REG-05: words for a person whose registration led here. A status that has its words from the start would not be announced. */
export function Thanks({ children }: { readonly children: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status.current) status.current.textContent = children;
  }, [children]);
  return <p ref={status} role="status" className={styles.thanks} />;
}
