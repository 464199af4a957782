import { LRUCache } from 'lru-cache';

/** What was made of an answer of the content service while this revision was the newest. */
interface Revised {
  readonly revision: number;
}

interface ContentRequest<Answer> {
  readonly revision: number;
  readonly ask: () => Promise<Answer>;
  /** The service fails, and the last good answer is used. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Answers by key, kept while their revision is the newest, and asked for once for many callers at the same moment. Where asking fails, the last good
 * answer is used; without one the error is thrown. `maxSize` and `sizeOf` are characters.
 */
export function createLastGoodContentCache<Answer extends Revised>(
  maxSize: number,
  sizeOf: (answer: Answer) => number,
): (key: string, asking: ContentRequest<Answer>) => Promise<Answer> {
  const cache = new LRUCache<string, Answer>({ maxSize, sizeCalculation: (answer) => sizeOf(answer) + 200 });
  const running = new Map<string, Promise<Answer>>();

  const askAndKeep = async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const fresh = await ask();
    cache.set(key, fresh);
    return fresh;
  };

  return async (key, { revision, ask, onFailure }) => {
    const before = cache.get(key);
    if (before?.revision === revision) return before;
    const inFlight = `${revision} ${key}`;
    const shared = running.get(inFlight) ?? askAndKeep(key, ask).finally(() => running.delete(inFlight));
    running.set(inFlight, shared);
    try {
      return await shared;
    } catch (error) {
      if (!before) throw error;
      onFailure(error);
      return before;
    }
  };
}
