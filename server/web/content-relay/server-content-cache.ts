import { isSlug } from '#schemas/shared/slug';
import { maxContentItems } from '#schemas/api';
import type { Log } from '../../platform/log/log.ts';
import { createLastGoodContentCache } from './last-good-content-cache.ts';
import type { SquidexClient } from './squidex-client.ts';

/** Data of one published item, flattened. Shared by all who read it: never changed. */
type Item = Readonly<Record<string, unknown>>;

/** Published items of a schema, or those with this slug. */
export type ServerContentCache = (tenant: string, schema: string, slug?: string) => Promise<readonly Item[]>;

interface ContentCacheDependencies {
  readonly squidex: Pick<SquidexClient, 'read'>;
  readonly revision: (tenant: string) => number;
  readonly log: Pick<Log, 'warn'>;
  /** Makes of a published form what is drawn of it (`withDrawnTexts`). */
  readonly drawn?: (form: Item) => Item;
  /** Characters of JSON that are kept. */
  readonly size?: number;
}

interface CachedItems {
  readonly revision: number;
  readonly items: readonly Item[];
}

/** Content as the server itself reads it, not made safe for a browser, by revision (`createLastGoodContentCache`). */
export function createServerContentCache({
  squidex,
  revision,
  log,
  drawn = (form) => form,
  size = 64 * 1024 * 1024,
}: ContentCacheDependencies): ServerContentCache {
  const answerOf = createLastGoodContentCache<CachedItems>(size, ({ items }) => JSON.stringify(items).length);

  return async (tenant, schema, slug) => {
    if (!isSlug(schema) || (slug !== undefined && !isSlug(slug))) return [];
    const filter = slug === undefined ? '' : `&$filter=${encodeURIComponent(`data/slug/iv eq '${slug}'`)}`;
    const path = `/api/content/${encodeURIComponent(tenant)}/${schema}?$top=${maxContentItems}${filter}`;
    const now = revision(tenant);
    const { items } = await answerOf(path, {
      revision: now,
      ask: async () => {
        const read = itemsOf(await squidex.read(tenant, path, false));
        return { revision: now, items: schema === 'submission-form' ? read.map(drawn) : read };
      },
      onFailure: (error) => log.warn({ err: error, tenant, schema }, 'content service fails; the last good answer is used'),
    });
    return items;
  };
}

function itemsOf(answer: unknown): readonly Item[] {
  const items = (answer as { readonly items?: readonly { readonly data?: unknown }[] } | null)?.items;
  return (Array.isArray(items) ? items : [])
    .map(({ data }) => data)
    .filter((data): data is Item => typeof data === 'object' && data !== null);
}
