import { Page } from '#engine/react';
import type { PreparedPage } from '#engine';
import { word } from '../../tenant/words.ts';
import { usePortal } from '../portal-context.ts';
import { Outlet } from '../router.ts';
import { useShown } from '../use-shown.ts';
import { Arrival } from './Arrival.tsx';
import styles from './frame.module.css';
import { Spinner } from './Spinner.tsx';

/** Skip link, common pages and main part around every screen (PAGE-06). */
export function FramedScreen() {
  const { blocks } = usePortal();
  const { visit, frame } = useShown();
  const part = (prepared: PreparedPage | undefined) => prepared && visit && <Page prepared={prepared} host={visit.host} loader={blocks} />;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {word(visit?.site, 'portal.skip')}
      </a>
      {part(frame.header)}
      <main id="main" tabIndex={-1} className={styles.main}>
        {part(frame.banner)}
        <Outlet />
      </main>
      {part(frame.footer)}
      <Arrival />
      <Spinner />
    </div>
  );
}
