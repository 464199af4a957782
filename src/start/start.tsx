import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadSanitiser } from '#registry/trust';
import type { NeedName } from '#schemas/api';
import { createRoutes } from '../routes/index.tsx';
import { loadCode, PortalContext, shownBy, type Portal } from '../visit/index.ts';
import { createBrowserPortal } from './browser-portal.ts';
import { composed } from './composed.ts';
import { drawnElement, readState } from '../html-document/index.ts';
import { adoptEntries, createBrowserRouter, RouterProvider, type BrowserRouter } from '../router/index.ts';

/** Takes a document over: the same loaders run on the content it carries, then its html is hydrated in a transition. */
export async function start(document: Document): Promise<void> {
  const state = readState(document);
  const { portal, connect, prepare, onHydrated, onIssue } = createBrowserPortal(state);
  await prepare();
  adoptEntries();
  const router = createBrowserRouter(createRoutes(portal));
  await initialised(router);
  connect(router);

  const drawn = state.person?.arrived.drawn ?? [];
  if (drawn.length > 0) {
    const { offerAgain, restoreTyping } = await import('./after-hydration.ts');
    const { id } = state.person!.person;
    restoreTyping(document, id);
    // Without its code the html of a form stays as it is, with what was typed in it: React would draw something else in its place.
    if (!(await makeDrawn(router, drawn)) && offerAgain(document)) return watchPerson(portal);
    await composed(document);
  }
  startTransition(() => {
    hydrateRoot(
      drawnElement(document)!,
      <PortalContext value={portal}>
        <RouterProvider router={router} />
      </PortalContext>,
    );
  });
  // An event of a person's input makes React hydrate what it is in at once, in one task: nothing is typed in between.
  document.querySelector('[data-awaits-script]')?.dispatchEvent(new Event('input', { bubbles: true }));
  const [keepAwake] = await Promise.all([onHydrated(), loadSanitiser()]);
  keepAwake(router);
  const signedIn = portal.session.current().state === 'signed-in';
  // What the server drew may stand for other addresses and visitors too; here is the very one.
  if (portal.draftsShown()) await portal.browser.refresh();
  else if (state.waiting || (signedIn && !state.person) || location.pathname + location.search !== state.address) await router.revalidate();
  if (state.demo) (await import('./demo/watch-changes.ts')).watchChanges(portal, state.revision, onIssue);
}

/** Who types in a form without its code is active too: the session goes on, and after its end nothing of the person stays on the screen (SES-01). */
async function watchPerson({ session }: Portal): Promise<void> {
  (await import('./after-hydration.ts')).watchActivity(window);
  await session.resolve();
}

/** Makes what the document was drawn with and this device has more of: the data, from answers that came with the document, and the code. Answers whether all of it is there. */
async function makeDrawn(router: BrowserRouter, needs: readonly NeedName[]): Promise<boolean> {
  const shown = shownBy(router);
  if (router.state.errors || shown?.failure) return false;
  if (!shown?.visit) return true;
  const { data } = shown.visit;
  await data.start(needs);
  if (needs.some((need) => data.read(need).state === 'unavailable')) return false;
  return loadCode(shown).then(
    () => true,
    () => false,
  );
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
