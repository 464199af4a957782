import { Suspense } from 'react';
import { Page } from '#engine/react';
import type { PreparedPage } from '#engine';
import { Announcer, FormatsContext } from '#ui';
import { word } from '../tenant/index.ts';
import { usePortal, useShown } from '../visit/index.ts';
import { Outlet } from '../router/index.ts';
import styles from './frame.module.css';
import { partAfterHydration } from './part-after-hydration.tsx';
import { lazyPart } from './lazy-part.tsx';
import { ChooseAccount, WorkspaceBanner } from './acting-for/parts.tsx';

const { Part: HydratedParts, load } = partAfterHydration(async () => (await import('./HydratedParts.tsx')).HydratedParts);

/** Needed before a place is opened within the document: what it is announced and scrolled by. */
export const loadHydratedParts = load;
const DraftRibbon = lazyPart(async () => (await import('./banners/DraftRibbon.tsx')).DraftRibbon);

/** Skip link, common pages and main part around every screen (PAGE-06). */
export function FramedScreen() {
  const { draftsShown } = usePortal();
  const { visit, frame, choosing } = useShown();
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
        <Announcer />
        <HydratedParts />
      </div>
    </FormatsContext>
  );
}
