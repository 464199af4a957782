import { LRUCache } from 'lru-cache';
import type { Actor } from '../platform/http/index.ts';

interface Options {
  /** LOGIN-05: whether this person's account was made inactive. */
  readonly isInactive: (actor: Actor) => Promise<boolean>;
  /** Ends every session of the person, at every server process. */
  readonly endAll: (actor: Actor) => Promise<void>;
  readonly clock: () => number;
}

const rememberMs = 5000;

/**
 * Whether a person may go on: who is signed in while their account is made inactive is signed out everywhere within five seconds, by whichever
 * process notices first. Staff are not looked up.
 */
export function signOutInactive({ isInactive, endAll, clock }: Options): (actor: Actor) => Promise<boolean> {
  const checkedAt = new LRUCache<string, number>({ max: 20_000 });
  return async (actor) => {
    if (actor.staff) return true;
    const key = `${actor.tenant} ${actor.sub}`;
    const last = checkedAt.get(key) ?? -Infinity;
    if (clock() - last < rememberMs && clock() >= last) return true;
    if (await isInactive(actor)) {
      await endAll(actor);
      checkedAt.delete(key);
      return false;
    }
    checkedAt.set(key, clock());
    return true;
  };
}
