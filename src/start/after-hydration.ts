import type { KnownFacts } from '#schemas/page';
import { loadLateActions, sweepFiles } from '../actions/index.ts';
import type { SessionState } from '../auth/index.ts';
import { deviceFacts, sessionFacts } from '../facts/index.ts';
import { loadSentFormNote } from '../frame/index.ts';
import { type BrowserRouter, followLinks, keepScroll } from '../router/index.ts';
import { type Portal, shownBy } from '../visit/index.ts';
import { type IssueListener, openAnewWithoutCode } from './open-anew.ts';
import { preloadLater, savesData } from './preload-scripts.ts';
import { retryWhenOnline } from './retry-when-online.ts';
import { whenIdle } from './when-idle.ts';

/** What a document needs once it is hydrated. Its code is loaded then. */
export { createPrefetch } from './prefetch-pages.ts';
export { keepFresh } from './keep-page-fresh.ts';

/** From now on the links of the document open places without another document, where they are scrolled as one left them; what is shown where that fails is there ahead. */
export function openPlaces(router: BrowserRouter, portal: Pick<Portal, 'unsent'>, listeners: Set<IssueListener>): void {
  followLinks(document, router, () => shownBy(router)?.visit?.acting);
  keepScroll(router);
  retryWhenOnline(router);
  openAnewWithoutCode(router, portal.unsent, listeners);
  loadSentFormNote().catch(() => undefined);
}

/** What may wait until the document is idle: code of what may be asked, and of the places that may be opened, next, and throwing away what this device has kept for too long. */
export function prepareAhead(): void {
  preloadLater(document, window);
  whenIdle(window, () => {
    if (!savesData()) void loadLateActions();
    void sweepFiles();
  });
}

/** Facts that only a browser knows: of the visitor, the device and the moment. */
export const factsOfBrowser = (session: SessionState, place: URL): KnownFacts => ({
  ...deviceFacts(),
  ...sessionFacts(session, place),
  now: Date.now(),
});
