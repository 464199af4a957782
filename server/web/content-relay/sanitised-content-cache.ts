import { createHash } from 'node:crypto';
import { isPageSchema, type ContentItem, type UnsafePlace } from '#schemas/api';
import { isObject } from '#locale/is-object';
import { createLastGoodContentCache } from './last-good-content-cache.ts';
import { squidexPath, type ContentQuery } from './content-query.ts';
import type { SquidexClient } from './squidex-client.ts';
import type { TenantAssets } from './sanitise/asset-address.ts';
import type { PublishedTraits } from './sanitise/published-traits.ts';
import { sanitiseContent } from './sanitise/sanitise-content.ts';
import type { Sanitise } from './sanitise/sanitise.ts';
import type { Log } from '../../platform/log/log.ts';

/** A sanitised list as it is sent. */
export interface ContentAnswer {
  readonly revision: number;
  readonly etag: string;
  /** JSON of a ContentList. */
  readonly body: string;
}

export interface SanitisedContentCache {
  read(query: ContentQuery, drafts: boolean): Promise<ContentAnswer>;
}

interface SanitisedCacheDependencies {
  readonly squidex: SquidexClient;
  readonly revision: (tenant: string) => number;
  readonly traits: () => PublishedTraits;
  readonly sanitise: Sanitise;
  readonly assets: (tenant: string) => Promise<TenantAssets>;
  readonly log: Log;
}

/**
 * Sanitised content by revision (`createLastGoodContentCache`). Drafts are never kept (APP-03).
 */
export function createSanitisedContentCache({
  squidex,
  revision,
  traits,
  sanitise,
  assets,
  log,
}: SanitisedCacheDependencies): SanitisedContentCache {
  const answerOf = createLastGoodContentCache<ContentAnswer>(64 * 1024 * 1024, ({ body }) => body.length);

  const ask = async (query: ContentQuery, drafts: boolean, now: number): Promise<ContentAnswer> => {
    const { tenant, schema } = query;
    const [answer, files] = await Promise.all([squidex.read(tenant, squidexPath(query), drafts), assets(tenant)]);
    const body = bodyOf(answer, (item) => {
      try {
        const { data, unsafe } = sanitiseContent(schema, item['data'], { assets: files, traits: traits(), sanitise });
        // Unsafe texts of a page become issues of the page that is rendered.
        if (!isPageSchema(schema))
          for (const { pointer, message } of unsafe)
            log.warn({ tenant, schema, page: data['slug'], pointer, code: 'unsafe-html', fault: message }, 'wrong content');
        return JSON.stringify(itemOf(item, data, unsafe));
      } catch (error) {
        log.error({ err: error, tenant, schema, id: item['id'] }, 'a content item cannot be made safe to show: it is left out');
        return undefined;
      }
    });
    return { revision: now, body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };

  return {
    async read(query, drafts) {
      const { tenant, schema } = query;
      const now = revision(tenant);
      if (drafts) return ask(query, true, now);
      return answerOf(squidexPath(query), {
        revision: now,
        ask: () => ask(query, false, now),
        onFailure: (error) => log.warn({ err: error, tenant, schema }, 'content service fails; the last good answer is shown'),
      });
    },
  };
}

type Item = Readonly<Record<string, unknown>>;

/** JSON of a ContentList: Squidex's list with what a browser needs of it. Items that are not items are left out, and those that `write` refuses. */
function bodyOf(answer: unknown, write: (item: Item) => string | undefined): string {
  const { items = [], total } = (isObject(answer) ? answer : {}) as { items?: unknown; total?: unknown };
  const sound = (Array.isArray(items) ? items : []).filter(isObject);
  const written = sound.flatMap((item) => write(item) ?? []);
  return `{"total":${typeof total === 'number' ? total : sound.length},"items":[${written.join(',')}]}`;
}

const itemOf = ({ id, version, status, lastModified }: Item, data: Item, unsafe: readonly UnsafePlace[]): ContentItem => ({
  id: String(id ?? ''),
  data,
  version: typeof version === 'number' ? version : 0,
  status: typeof status === 'string' ? status : 'Published',
  lastModified: typeof lastModified === 'string' ? lastModified : '',
  ...(unsafe.length > 0 ? { unsafe } : {}),
});
