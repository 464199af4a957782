import { useEffect, useState } from 'react';
import { word } from '../../tenant/index.ts';
import { useNavigation } from '../../router/index.ts';
import { useShown } from '../../visit/index.ts';
import styles from './spinner.module.css';

const showAfter = 400;

/** APP-01: an overlay while a page is fetched, only when that takes a moment; announced, and never in the way of focus or clicks. */
export function Spinner() {
  const { visit } = useShown();
  const busy = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), showAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return (
    <div role="status" className={late ? styles.spinner : undefined}>
      {late && <span className="visually-hidden">{word(visit?.site, 'portal.loading')}</span>}
    </div>
  );
}
