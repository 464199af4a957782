import { personOf, type SessionState } from '../auth/index.ts';
import { typingPlace } from '../tab/index.ts';
import type { Acting } from './acting.ts';

/** Whose form a screen shows, and where, as the server writes it into the document (`typingPlace`). Pure. */
export const typingPlaceOf = (session: SessionState, acting: Acting, url: URL): string =>
  typingPlace(acting.link?.keeper ?? personOf(session), url);
