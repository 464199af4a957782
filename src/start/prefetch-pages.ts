import type { PageAnswer } from '#schemas/api';
import type { ContentMemory, Remembered } from '../content/index.ts';
import { activityHeaders, personOf, type Session } from '../auth/index.ts';
import type { Arrived } from '../data/index.ts';
import { preload } from './preload-scripts.ts';

/** How long what was asked ahead for a link is used, in milliseconds: as long as a person reads a menu that they opened. */
const maxAge = 15_000;
/** After so long a place is asked part by part. */
const timeout = 5000;

export interface Prefetch {
  /**
   * Asks for content, data and facts of a place in one answer, and begins to load its code. Never rejects. Where the document is left meanwhile, because
   * its session is over, it never resolves either: the place would be asked for part by part without a person.
   */
  bring(place: URL): Promise<void>;
  /** What came of it, while it is fresh. */
  of(place: URL): Arrived | undefined;
  /** Something was changed on the server: what was asked ahead is not true any more. */
  clear(): void;
}

interface PrefetchDependencies {
  readonly session: Pick<Session, 'current' | 'check'>;
  readonly memory: Pick<ContentMemory, 'add' | 'revision'>;
  /** Whether the document is being left because its session is over; one with an open form stays. */
  readonly isLeft: () => boolean;
}

/** A place that was asked for. */
interface Brought {
  readonly at: number;
  readonly answer: Promise<Arrived | undefined>;
  arrived?: Arrived | undefined;
}

/** Places that a signed-in person opens without a new document. */
export function createPrefetch({ session, memory, isLeft }: PrefetchDependencies): Prefetch {
  const places = new Map<string, Brought>();
  const nameOf = ({ pathname, search }: URL): string => pathname + search;
  const unlessLeft = async (): Promise<void> => {
    if (isLeft() && session.current().state !== 'signed-in') await new Promise<never>(() => undefined);
  };
  const fresh = (place: URL) => {
    const known = places.get(nameOf(place));
    return known && Date.now() - known.at < maxAge ? known : undefined;
  };

  async function ask(place: URL, isWanted: () => boolean): Promise<Arrived | undefined> {
    const query = new URLSearchParams({ address: nameOf(place), revision: String(memory.revision) });
    const headers = { 'X-Portal': '1', ...activityHeaders() };
    const answer = await fetch(`/page-answer?${query}`, { headers, signal: AbortSignal.timeout(timeout) });
    // The session cookie decides who is answered: where it has ended, or is another person's by now, so has this document.
    if (answer.status === 401) await session.check();
    if (answer.status !== 200) return undefined;
    const { person, content, revision, arrived, files } = (await answer.json()) as PageAnswer;
    if (person !== personOf(session.current())) await session.check();
    if (!isWanted() || person !== personOf(session.current())) return undefined;
    preload(files);
    memory.add(content as Readonly<Record<string, Remembered>>, revision);
    return arrived as Arrived;
  }

  return {
    async bring(place) {
      const asked = fresh(place);
      if (asked) {
        await asked.answer;
        return unlessLeft();
      }
      if (session.current().state !== 'signed-in') return;
      const isWanted = (): boolean => places.get(nameOf(place)) === brought;
      const brought: Brought = { at: Date.now(), answer: ask(place, isWanted).catch(() => undefined) };
      // Nothing of a person stays longer than it is of use.
      for (const [name, { at }] of places) if (Date.now() - at >= maxAge) places.delete(name);
      places.set(nameOf(place), brought);
      brought.arrived = await brought.answer;
      return unlessLeft();
    },
    of: (place) => fresh(place)?.arrived,
    clear: () => places.clear(),
  };
}
