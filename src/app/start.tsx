import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserPortal } from './browser-portal.ts';
import { readState } from './document/read-state.ts';
import { deviceFacts } from './facts/device-facts.ts';
import { sessionFacts } from './facts/session-facts.ts';
import { followSoftLinks } from './navigation/soft-links.ts';
import { createScroll } from './navigation/scroll.ts';
import { PortalContext } from './portal-context.ts';
import { createBrowserRouter, matchRoutes, RouterProvider } from './router.ts';
import { createRoutes } from '../routes/index.tsx';
import { needsOf, type Shown } from './shown.ts';
import { loadSanitiser } from './trust/trusted-types.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Takes a document over: the same loaders run on the content it carries, then its html is hydrated in a transition. */
export async function start(document: Document): Promise<void> {
  const { portal, attach, wake } = createBrowserPortal(readState(document));
  const routes = createRoutes(portal);
  const router = createBrowserRouter(routes);
  await initialised(router);
  attach(router);

  startTransition(() => {
    hydrateRoot(
      document.getElementById('portico')!,
      <PortalContext value={portal}>
        <RouterProvider router={router} />
      </PortalContext>,
    );
  });

  const pageAt = (address: string) => matchRoutes(routes, new URL(address, location.href).pathname)?.at(-1);
  followSoftLinks(document, {
    isPage: (address) => pageAt(address)?.route.path !== '*',
    go: (address) => void router.navigate(address),
    prefetch(address) {
      const match = pageAt(address);
      const { loader } = match?.route ?? {};
      if (match && typeof loader === 'function') void Promise.resolve(loader({ request: new Request(new URL(address, location.href)), params: match.params } as never, undefined)).catch(() => undefined);
    },
  });
  keepScroll(router);
  await Promise.all([wake(), loadSanitiser()]);
  learn(router, portal.session.current());
  if (shownBy(router)?.waiting) await router.revalidate();
}

const shownBy = (router: Router): Shown | undefined => router.state.loaderData[router.state.matches.at(-1)?.route.id ?? ''] as Shown | undefined;

const initialised = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Facts and data that only a browser can have, once the page is hydrated (ARCHITECTURE, life of a request). */
function learn(router: Router, session: Parameters<typeof sessionFacts>[0]): void {
  const shown = shownBy(router);
  if (!shown?.visit) return;
  const { facts, data } = shown.visit;
  startTransition(() => facts.learn({ ...deviceFacts(), ...sessionFacts(session), now: Date.now() }));
  void data.start(needsOf(shown));
}

function keepScroll(router: Router): void {
  const scroll = createScroll(window);
  let last = router.state.location;
  router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state === 'loading') return scroll.leave(last);
    if (location.key === last.key) return;
    last = location;
    requestAnimationFrame(() => scroll.arrive(location, historyAction));
  });
}
