import type { KnownFacts } from '#schemas/page';
import type { SessionState } from '../auth/index.ts';
import { deviceFacts, sessionFacts } from '../facts/index.ts';
import { type BrowserRouter, followLinks, keepScroll } from '../router/index.ts';
import { shownBy } from '../visit/index.ts';
import { retryWhenOnline } from './retry-when-online.ts';

/** What a document needs once it is hydrated, or earlier where it was drawn for a person. Its code is loaded then. */
export { watchActivity } from '../auth/index.ts';
export { createWatchedSession } from './session-end/index.ts';
export { sessionFacts } from '../facts/index.ts';
export { nearest } from '#engine';
export { explainIssue } from '#engine/react';
export { createArrivals } from './arrivals.ts';
export { keepAwake } from './keep-awake.ts';
export { preloadLater } from './preload.ts';
export { sweepFiles } from '../actions/index.ts';
export { readyDrawing } from './ready-drawing.ts';
export { whenIdle } from './when-idle.ts';

/** From now on the links of the document open places without another document, where they are scrolled as one left them. */
export function openPlaces(router: BrowserRouter): void {
  followLinks(document, router, () => shownBy(router)?.visit?.acting);
  keepScroll(router);
  retryWhenOnline(router);
}

/** Facts that only a browser knows: of the visitor, the device and the moment. */
export const factsOfBrowser = (session: SessionState, place: URL): KnownFacts => ({
  ...deviceFacts(),
  ...sessionFacts(session, place),
  now: Date.now(),
});
