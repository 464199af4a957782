import type { KnownFacts } from '#schemas/page';
import type { SessionState } from '../auth/index.ts';
import { deviceFacts, sessionFacts } from '../facts/index.ts';

/** What a document needs once it is hydrated. Its code is loaded then. */
export { watchActivity } from '../auth/index.ts';
export { createWatchedSession } from './session-end/index.ts';
export { sessionFacts } from '../facts/index.ts';
export { createArrivals } from './arrivals.ts';
export { keepLearning } from './keep-learning.ts';

/** Facts that only a browser knows: of the visitor, the device and the moment. */
export const factsOfBrowser = (session: SessionState, place: URL): KnownFacts => ({
  ...deviceFacts(),
  ...sessionFacts(session, place),
  now: Date.now(),
});
