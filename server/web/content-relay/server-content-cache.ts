import { LRUCache } from 'lru-cache';
import { isSlug } from '#schemas/shared/slug';
import { maxContentItems } from '#schemas/api';
import type { Log } from '../../platform/log/log.ts';
import type { ContentUpstream } from './content-upstream.ts';

/** Data of one published item, flattened. Shared by all who read it: never changed. */
type Item = Readonly<Record<string, unknown>>;

/** Published items of a schema, or those with this slug. */
export type PublishedItems = (tenant: string, schema: string, slug?: string) => Promise<readonly Item[]>;

interface Parts {
  readonly upstream: Pick<ContentUpstream, 'read'>;
  readonly revision: (tenant: string) => number;
  readonly log: Pick<Log, 'warn'>;
  /** Characters of JSON that are kept. */
  readonly size?: number;
}

interface Kept {
  readonly revision: number;
  readonly items: readonly Item[];
}

/**
 * Content as the server itself reads it, not made safe for a browser: asked once per revision, and once for many callers at the same moment.
 * While the content service is down the last good answer is used.
 */
export function createPublishedItems({ upstream, revision, log, size = 64 * 1024 * 1024 }: Parts): PublishedItems {
  const cache = new LRUCache<string, Kept>({ maxSize: size });
  const running = new Map<string, Promise<Kept>>();

  const ask = async (tenant: string, path: string, now: number): Promise<Kept> => {
    const fresh = { revision: now, items: itemsOf(await upstream.read(tenant, path, false)) };
    cache.set(path, fresh, { size: JSON.stringify(fresh.items).length + 200 });
    return fresh;
  };

  return async (tenant, schema, slug) => {
    if (!isSlug(schema) || (slug !== undefined && !isSlug(slug))) return [];
    const filter = slug === undefined ? '' : `&$filter=${encodeURIComponent(`data/slug/iv eq '${slug}'`)}`;
    const path = `/api/content/${encodeURIComponent(tenant)}/${schema}?$top=${maxContentItems}${filter}`;
    const now = revision(tenant);
    const before = cache.get(path);
    if (before?.revision === now) return before.items;
    const inFlight = `${now} ${path}`;
    const shared = running.get(inFlight) ?? ask(tenant, path, now).finally(() => running.delete(inFlight));
    running.set(inFlight, shared);
    try {
      return (await shared).items;
    } catch (error) {
      if (!before) throw error;
      log.warn({ err: error, tenant, schema }, 'content service fails; the last good answer is used');
      return before.items;
    }
  };
}

function itemsOf(answer: unknown): readonly Item[] {
  const items = (answer as { readonly items?: readonly { readonly data?: unknown }[] } | null)?.items;
  return (Array.isArray(items) ? items : [])
    .map(({ data }) => data)
    .filter((data): data is Item => typeof data === 'object' && data !== null);
}
