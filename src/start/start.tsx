import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadSanitiserForPolicy } from '#registry/trusted-types';
import { createRoutes } from '../routes/index.tsx';
import { PortalContext } from '../visit/index.ts';
import { createBrowserPortal } from './browser-portal.ts';
import { drawnElement, readState } from '../html-document/index.ts';
import { adoptEntries, createBrowserRouter, RouterProvider, type BrowserRouter } from '../router/index.ts';

/** Takes a document over: the same loaders run on the content it carries, then its html is hydrated in a transition. */
export async function start(document: Document): Promise<void> {
  const state = readState(document);
  const { portal, connect, prepare, watch, onHydrated, onIssue } = createBrowserPortal(state);
  await prepare();
  adoptEntries();
  const router = createBrowserRouter(createRoutes(portal));
  await initialised(router);
  connect(router);

  const drawn = state.arrived?.drawn ?? [];
  // Scripts of blocks import this one, too: where it cannot be had the document stays as the server drew it, and its links lead on.
  const { hydrateFormFirst, prepareToHydrate } = await import('./before-hydration.ts');
  if (drawn.length > 0 && !(await prepareToHydrate(document, { watch, router, needs: drawn }))) return;
  startTransition(() => {
    hydrateRoot(
      drawnElement(document)!,
      <PortalContext value={portal}>
        <RouterProvider router={router} />
      </PortalContext>,
    );
  });
  await hydrateFormFirst(document);
  const [keepFresh] = await Promise.all([onHydrated(), loadSanitiserForPolicy()]);
  keepFresh(router);
  const signedIn = portal.session.current().state === 'signed-in';
  // What the server drew may stand for other addresses and visitors too; here is the very one.
  if (portal.draftsShown()) await portal.browser.refresh();
  else if (state.waiting || (signedIn && !state.person) || location.pathname + location.search !== state.address) await router.revalidate();
  if (state.demo) (await import('./demo/watch-changes.ts')).watchChanges(portal, state.revision, onIssue);
}

const initialised = (router: BrowserRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
