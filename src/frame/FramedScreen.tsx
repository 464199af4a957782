import { Suspense, useSyncExternalStore } from 'react';
import { Page } from '#engine/react';
import type { PreparedPage } from '#engine';
import { FormatsContext } from '#registry/ui';
import { word } from '../tenant/index.ts';
import { failedSignOut, onFailedSignOut } from '../auth/index.ts';
import { usePortal, useShown } from '../visit/index.ts';
import { Outlet } from '../router/index.ts';
import { Arrival } from './Arrival.tsx';
import styles from './frame.module.css';
import { optional } from './optional.tsx';
import { Spinner } from './Spinner.tsx';
import { ChooseAccount, WorkspaceBanner } from './acting-for/parts.tsx';

/** Loaded with the session: when a sign-out fails, there may be no connection. */
export const loadSignOutDialog = () => import('./banners/StillSignedIn.tsx');

const StillSignedIn = optional(async () => (await loadSignOutDialog()).StillSignedIn);
const DraftRibbon = optional(async () => (await import('./banners/DraftRibbon.tsx')).DraftRibbon);

/** Skip link, common pages and main part around every screen (PAGE-06). */
export function FramedScreen() {
  const { draftsShown } = usePortal();
  const { visit, frame, choosing } = useShown();
  const failed = useSyncExternalStore(onFailedSignOut, failedSignOut, () => null);
  const part = (prepared: PreparedPage | undefined) =>
    prepared && visit && <Page prepared={prepared} host={visit.host} loader={visit.blocks} />;
  return (
    <FormatsContext value={visit?.site.formats}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#main">
          {word(visit?.site, 'portal.skip')}
        </a>
        <Suspense fallback={null}>
          {visit && draftsShown() && <DraftRibbon visit={visit} />}
          {visit?.acting.workspace && <WorkspaceBanner visit={visit} />}
        </Suspense>
        {part(frame.header)}
        <main id="main" tabIndex={-1} className={styles.main}>
          {part(frame.banner)}
          {visit && choosing ? (
            <Suspense fallback={null}>
              <ChooseAccount visit={visit} />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </main>
        {part(frame.footer)}
        <Arrival />
        {visit && failed && (
          <Suspense fallback={null}>
            <StillSignedIn visit={visit} />
          </Suspense>
        )}
        <Spinner />
      </div>
    </FormatsContext>
  );
}
