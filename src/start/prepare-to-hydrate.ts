import { loadSanitiser } from '#ui/trusted-types';
import type { NeedName } from '#schemas/api';
import { loadActions, loadFileActions } from '../actions/index.ts';
import { loadCalls } from '../api/index.ts';
import type { BrowserRouter } from '../router/index.ts';
import { putTokenBack } from '../link/form-link.ts';
import { holdsForm, loadBlockCode, shownBy } from '../visit/index.ts';
import { afterComposition } from './after-composition.ts';
import { offerAgain, restoreTyping } from './typing-without-code.ts';

interface Drawing {
  /** Brings the code of the session, and watches it from now on. */
  readonly watch: () => Promise<unknown>;
  readonly router: BrowserRouter;
  /** The data it was drawn with and that this device has more of. */
  readonly needs: readonly NeedName[];
}

/**
 * Before a document whose drawing has data of this device is hydrated: puts back what was typed in it, and brings the code and the data of its drawing. False where
 * it is not to be hydrated: without its code the html of a form stays as it is, with what was typed in it, and React would draw something else in its place.
 */
export async function prepareToHydrate(document: Document, { watch, router, needs }: Drawing): Promise<boolean> {
  restoreTyping(document);
  const link = shownBy(router)?.visit?.acting.link;
  if (link) putTokenBack(link.token);
  const drawn = loadDrawn(router, needs);
  const isDrawn = document.querySelector('[data-awaits-script=""]') !== null;
  // A form that the server could not draw is known by its data alone.
  const isNeeded = (): boolean => isDrawn || holdsForm(shownBy(router)?.visit);
  const saving = (isDrawn ? Promise.race([earlyScripts(document), drawn]) : drawn).then(() => !isNeeded() || loadAnswering());
  const hasCode = await drawn;
  const canSave = await saving;
  const isOfferedAgain = !(hasCode && canSave) && offerAgain(document);
  if (isOfferedAgain || !canSave) {
    // Who types in a form without its code is active too, and after the end of the session nothing of the person stays on the screen (SES-01).
    await watch();
    return false;
  }
  await afterComposition(document);
  return true;
}

/** When the scripts that the document names early have arrived, as far as this browser reports it: the longest of those that a form waits for. */
async function earlyScripts(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]')];
  await Promise.all(
    links.map(
      (link) =>
        new Promise<unknown>((resolve) => {
          if (performance.getEntriesByName(link.href).length > 0) return resolve(undefined);
          for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
        }),
    ),
  );
}

/**
 * What a form saves and sends with, and what later html of it passes through: there before the connection may be lost, but not on its way at
 * the same time as what a person waits for. What keeps its files comes with it, and nothing waits for that. Answers whether it is there.
 */
async function loadAnswering(): Promise<boolean> {
  void loadFileActions().catch(() => undefined);
  return Promise.all([loadActions(), loadCalls(), import('./session-end/index.ts'), loadSanitiser()]).then(
    () => true,
    () => false,
  );
}

/** Makes what the document was drawn with and this device has more of: the data, from answers that came with the document, and the code. Answers whether all of it is there. */
async function loadDrawn(router: BrowserRouter, needs: readonly NeedName[]): Promise<boolean> {
  const shown = shownBy(router);
  if (router.state.errors || shown?.failure) return false;
  if (!shown?.visit) return true;
  const { data } = shown.visit;
  await data.start(needs);
  if (needs.some((need) => data.read(need).state === 'unavailable')) return false;
  return loadBlockCode(shown).then(
    () => true,
    () => false,
  );
}
