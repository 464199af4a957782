import { LRUCache } from 'lru-cache';
import type { Actor, Authenticate } from '../platform/http/index.ts';

interface Closing {
  /** LOGIN-05: whether this person's account was made inactive. */
  readonly isInactive: (actor: Actor) => Promise<boolean>;
  /** Ends every session of the person, at every server process. */
  readonly endAll: (actor: Actor) => Promise<void>;
  readonly clock: () => number;
}

const rememberMs = 5000;

/** Who is signed in while their account is made inactive is signed out everywhere within five seconds, by whichever process notices first. */
export function closeInactive(authenticate: Authenticate, { isInactive, endAll, clock }: Closing): Authenticate {
  const lookedAt = new LRUCache<string, number>({ max: 20_000 });
  return async (request) => {
    const actor = await authenticate(request);
    if (!actor || actor.staff) return actor;
    const key = `${actor.tenant} ${actor.sub}`;
    const last = lookedAt.get(key) ?? -Infinity;
    if (clock() - last < rememberMs && clock() >= last) return actor;
    if (await isInactive(actor)) {
      await endAll(actor);
      lookedAt.delete(key);
      return null;
    }
    lookedAt.set(key, clock());
    return actor;
  };
}
