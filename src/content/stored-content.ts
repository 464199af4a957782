import type { CachedContent } from '#schemas/api';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { draftsAsked } from './draft-content.ts';

interface Entry {
  readonly at: number;
  readonly revision: number;
  readonly value: unknown;
}

const kept = /^public-page\//;

/** Keeps public pages in localStorage for a day at most (APP-03), never drafts. Storage that is closed or full keeps nothing. */
export function createStoredContent(window: Pick<Window, 'localStorage'>, tenant: string, clock: () => number = Date.now): CachedContent {
  const prefix = `portico-content/${tenant}/`;
  return {
    read(key, revision) {
      if (!kept.test(key) || draftsAsked()) return undefined;
      try {
        const storage = window.localStorage;
        const entry = JSON.parse(storage.getItem(prefix + key) ?? 'null') as Entry | null;
        if (entry && entry.revision === revision && clock() - entry.at < dayMs) return entry.value;
        storage.removeItem(prefix + key);
      } catch {
        // Then it is asked again.
      }
      return undefined;
    },
    write(key, revision, value) {
      if (!kept.test(key) || draftsAsked() || value === null) return;
      try {
        window.localStorage.setItem(prefix + key, JSON.stringify({ at: clock(), revision, value } satisfies Entry));
      } catch {
        // Then it is asked again.
      }
    },
  };
}
