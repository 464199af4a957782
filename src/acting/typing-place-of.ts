import { personOf, type SessionState } from '../auth/index.ts';
import { typingPlace } from '../tab/index.ts';
import type { ActingPerson } from './acting.ts';

/** Whose typing is kept in a form that a screen shows: of the holder of its link, or of a person; undefined for a visitor. Pure. */
export const typingKeeperOf = (session: SessionState, { link }: Pick<ActingPerson, 'link'>): string | undefined =>
  link?.keeper ?? personOf(session);

/** Whose form a screen shows, and where, as the server writes it into the document (`typingPlace`). Pure. */
export const typingPlaceOf = (session: SessionState, acting: Pick<ActingPerson, 'link'>, url: URL): string =>
  typingPlace(typingKeeperOf(session, acting), url);
