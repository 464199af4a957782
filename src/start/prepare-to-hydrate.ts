import type { NeedName } from '#schemas/api';
import { watchActivity } from '../auth/index.ts';
import type { BrowserRouter } from '../router/index.ts';
import { loadBlockCode, shownBy, type Portal } from '../visit/index.ts';
import { composed } from './composed.ts';
import { offerAgain, restoreTyping } from './typing-without-code.ts';

interface Drawing {
  readonly portal: Portal;
  readonly router: BrowserRouter;
  /** The data it was drawn with and that this device has more of. */
  readonly needs: readonly NeedName[];
  /** Id of the person it was drawn for; empty where it was drawn for anyone. */
  readonly person: string;
}

/**
 * Before a document whose drawing has data of this device is hydrated: puts back what was typed in it, and brings the code and the data of its drawing. False where
 * it is not to be hydrated: without its code the html of a form stays as it is, with what was typed in it, and React would draw something else in its place.
 */
export async function prepareToHydrate(document: Document, { portal, router, needs, person }: Drawing): Promise<boolean> {
  restoreTyping(document, person);
  if (!(await loadDrawn(router, needs)) && offerAgain(document)) {
    await watchPerson(portal);
    return false;
  }
  await composed(document);
  return true;
}

/** Who types in a form without its code is active too: the session goes on, and after its end nothing of the person stays on the screen (SES-01). */
async function watchPerson({ session }: Portal): Promise<void> {
  watchActivity(window);
  await session.resolve();
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
