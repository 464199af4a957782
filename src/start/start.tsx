import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadSanitiserForPolicy } from '#ui/trusted-types';
import { setServerClock } from '../forms/index.ts';
import { createRoutes } from '../routes/index.tsx';
import { PortalContext } from '../visit/index.ts';
import { createBrowserPortal } from './browser-portal.ts';
import { whenIdle } from './when-idle.ts';
import { drawnElement, takeState } from '../html-document/index.ts';
import { adoptEntries, createBrowserRouter, focusPressed, RouterProvider, type BrowserRouter } from '../router/index.ts';

/** Takes a document over: the same loaders run on the content it carries, then its html is hydrated in a transition. */
export async function start(document: Document, hasEndedLoads: () => boolean): Promise<void> {
  const state = takeState(document);
  setServerClock(state.now);
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
  if (hasEndedLoads()) {
    // Without that code React would draw an error in place of what the server drew. Where the document is here to stay, its person's session may still end.
    await watch();
    throw new Error('The document was left before its code came.');
  }
  document.addEventListener('click', focusPressed, true);
  // A page that the browser has translated already is hydrated as the server drew it.
  document.dispatchEvent(new Event('portico-hydrates'));
  const hydrated = Promise.withResolvers<void>();
  startTransition(() => {
    hydrateRoot(
      drawnElement(document)!,
      <AfterHydration call={hydrated.resolve}>
        <PortalContext value={portal}>
          <RouterProvider router={router} />
        </PortalContext>
      </AfterHydration>,
    );
  });
  // React begins when the browser has time for it, in WebKit often after answers that were asked for later: until then nothing changes that it draws from, such as who is signed in.
  await Promise.all([hydrated.promise, hydrateFormFirst(document)]);
  const [keepFresh] = await Promise.all([onHydrated(), loadSanitiserForPolicy()]);
  keepFresh(router);
  whenIdle(window, () => document.dispatchEvent(new Event('portico-hydrated')));
  const signedIn = portal.session.current().state === 'signed-in';
  // What the server drew may stand for other addresses and visitors too; here is the very one.
  if (portal.draftsShown()) await portal.browser.refresh();
  else if (state.waiting || (signedIn && !state.person) || location.pathname + location.search !== state.address) await router.revalidate();
  if (state.demo) (await import('./demo/watch-changes.ts')).watchChanges(portal, state.revision, onIssue);
}

function AfterHydration({ call, children }: { readonly call: () => void; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(call, [call]);
  return children;
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
