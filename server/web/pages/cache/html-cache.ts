import { LRUCache } from 'lru-cache';
import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { withFallback } from '#schemas/shared/timeouts';
import type { StoredPage } from './stored-page.ts';

export interface HtmlCacheOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly revision: (tenant: string) => number;
  /** How long a visitor waits for a new rendering while there is an older one, in milliseconds. */
  readonly maxWait?: number;
}

interface PageKey {
  readonly tenant: string;
  /** Everything a rendering depends on beside the revision: language, path, mode, the query facts it reads. */
  readonly rest: string;
}

export interface HtmlCache {
  /** The page for this key, rendered once for everyone who asks at the same moment. */
  read(key: PageKey, render: () => Promise<StoredPage>): Promise<StoredPage>;
}

/** A page older than this is rendered again behind the visitor's back. */
const soft = 10 * minuteMs;
/** After `validUntil` an old page may be shown for this long, while the next is made. */
const grace = 2_000;

/**
 * Single-flight, stale-while-revalidate. A new content revision is always waited for, so that a correction shows; the
 * older page stands in only when the new rendering fails or takes longer than `maxWait`.
 */
export function createHtmlCache({ clock, revision, maxWait = 1500 }: HtmlCacheOptions): HtmlCache {
  const kept = new LRUCache<string, StoredPage>({ maxSize: 128 * 1024 * 1024, sizeCalculation: ({ body }) => body.length * 2 + 1000 });
  const running = new Map<string, Promise<StoredPage>>();

  const renderOnce = (name: string, now: number, render: () => Promise<StoredPage>): Promise<StoredPage> => {
    const flight = `${now} ${name}`;
    const shared = running.get(flight);
    if (shared) return shared;
    const fresh = render()
      .then((page) => {
        if (page.status < 500) kept.set(name, page);
        return page;
      })
      .finally(() => running.delete(flight));
    running.set(flight, fresh);
    return fresh;
  };

  return {
    async read({ tenant, rest }, render) {
      const name = `${tenant} ${rest}`;
      const now = revision(tenant);
      const before = kept.get(name);
      if (!before) return renderOnce(name, now, render);
      const moment = clock();
      const late = before.validUntil === undefined ? 0 : moment - before.validUntil;
      if (before.revision >= now && late < grace) {
        if (late > 0 || moment - before.renderedAt > soft) renderOnce(name, now, render).catch(() => undefined);
        return before;
      }
      const fresh = renderOnce(name, now, render).then(
        (page) => (page.status >= 500 ? before : page),
        () => before,
      );
      return late < grace ? withFallback(fresh, maxWait, () => before) : fresh;
    },
  };
}
