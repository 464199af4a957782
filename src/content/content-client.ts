import { createFetch, FetchError } from 'ofetch';
import type { ContentFault, ContentItem, ContentList, ContentSchema } from '#schemas/api';
import { ContentError } from './content-error.ts';

export interface ContentAnswer {
  readonly items: readonly ContentItem[];
  /** Counter of the tenant's content; 0 where the server did not say. */
  readonly revision: number;
}

export interface ContentClient {
  /** One item by its slug, or all (by `order`). Rejects with ContentError. */
  list(schema: ContentSchema, slug?: string): Promise<ContentAnswer>;
}

interface Parts {
  readonly tenant: string;
  /** On the server bound to the app itself, in the browser the own origin. */
  readonly fetch: typeof fetch;
  /** Sign-in and draft headers, read at every call (PAGE-14). */
  readonly headers?: () => Readonly<Record<string, string>>;
}

const slugs = /^[a-z0-9_-]{1,100}$/;

/** The one client of `/content/{tenant}/{schema}`: Squidex's shape, flattened (PAGE-17). */
export function createContentClient({ tenant, fetch, headers = () => ({}) }: Parts): ContentClient {
  const ask = createFetch({ fetch, defaults: { retry: 1, retryDelay: 300, timeout: 10_000, responseType: 'json' } });
  return {
    async list(schema, slug) {
      if (slug !== undefined && !slugs.test(slug)) return { items: [], revision: 0 };
      const query = slug === undefined ? { $orderby: 'data/order/iv asc', $top: 200 } : { $filter: `data/slug/iv eq '${slug}'` };
      try {
        const answer = await ask.raw<ContentList>(`/content/${tenant}/${schema}`, { query, headers: headers() });
        const items = answer._data?.items;
        if (!Array.isArray(items)) throw new ContentError(502, 'content-malformed');
        return { items, revision: Number(answer.headers.get('X-Content-Revision') ?? 0) };
      } catch (error) {
        throw error instanceof FetchError ? new ContentError(error.status ?? 0, codeOf(error.data)) : error;
      }
    },
  };
}

const codeOf = (problem: unknown): ContentFault | undefined =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string' ? (problem.code as ContentFault) : undefined;
