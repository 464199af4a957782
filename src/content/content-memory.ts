import type { CachedContent } from '#schemas/api';
import { ContentError } from '../failure/index.ts';

/** The answer to one question: its value, or its failure. */
export type Remembered = { readonly value: unknown } | { readonly fault: { readonly status: number; readonly code?: string } };

/**
 * Answers to questions about content, each asked once. The server's memory travels in the document, so the browser's first
 * drawing asks nothing and results in the same page.
 */
export interface ContentMemory {
  /** Highest content revision of the answers. */
  readonly revision: number;
  ask<Value>(key: string, load: () => Promise<{ readonly value: Value; readonly revision: number }>): Promise<Value>;
  /** Remembers answers of the server's own memory, which were made at this revision. */
  add(given: Readonly<Record<string, Remembered>>, revision: number): void;
  /** Everything remembered, for travelling. */
  all(): Readonly<Record<string, Remembered>>;
  /** Forget everything: the content changed, or drafts are shown now. */
  clear(): void;
}

interface Options {
  readonly given?: Readonly<Record<string, Remembered>>;
  readonly revision?: number;
  /** On the server, so that the browser's first drawing has the same failure. */
  readonly keepFailures?: boolean;
  /** What outlives the document (APP-03); on the server, what outlives the rendering. */
  readonly kept?: CachedContent | undefined;
  /** On the server: the revision it knows to be the newest. What was kept at it is as good as asked. */
  readonly newest?: number | undefined;
}

export function createContentMemory({ given = {}, revision = 0, keepFailures = false, kept, newest = 0 }: Options = {}): ContentMemory {
  const known = new Map(Object.entries(given));
  const underway = new Map<string, Promise<unknown>>();
  let highest = revision;
  /** Up to this revision, what was kept may be old: only an answer from the server decides. */
  let doubted = -1;

  async function load<Value>(key: string, source: () => Promise<{ readonly value: Value; readonly revision: number }>): Promise<Value> {
    const at = Math.max(highest, newest);
    const stored = at > doubted ? kept?.read(key, at) : undefined;
    if (stored !== undefined) {
      highest = at;
      known.set(key, { value: stored });
      underway.delete(key);
      return stored as Value;
    }
    try {
      const { value, revision: met } = await source();
      kept?.write(key, met, value);
      highest = Math.max(highest, met);
      known.set(key, { value });
      return value;
    } catch (error) {
      if (keepFailures && error instanceof ContentError)
        known.set(key, { fault: { status: error.status, ...(error.code ? { code: error.code } : {}) } });
      throw error;
    } finally {
      underway.delete(key);
    }
  }

  return {
    get revision() {
      return highest;
    },
    ask<Value>(key: string, source: () => Promise<{ readonly value: Value; readonly revision: number }>): Promise<Value> {
      const remembered = known.get(key);
      if (remembered && 'value' in remembered) return Promise.resolve(remembered.value as Value);
      if (remembered) {
        // A failure is given once, to the drawing it belongs to; the next question tries again.
        known.delete(key);
        return Promise.reject(new ContentError(remembered.fault.status, remembered.fault.code as ContentError['code']));
      }
      const promise = (underway.get(key) as Promise<Value> | undefined) ?? load(key, source);
      underway.set(key, promise);
      return promise;
    },
    add(given, at) {
      if (at < highest) return;
      highest = at;
      for (const [key, answer] of Object.entries(given)) known.set(key, answer);
    },
    all: () => Object.fromEntries(known),
    clear() {
      known.clear();
      doubted = highest;
    },
  };
}
