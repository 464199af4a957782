import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContentItem, ContentList } from '#schemas/api';
import { upstreamPath, type ContentQuery } from './content-query.ts';
import type { ContentUpstream } from './content-upstream.ts';
import type { PublishedTraits } from './refine/published-traits.ts';
import { refineContent } from './refine/refine-content.ts';
import { isRecord } from './refine/replace-at.ts';
import type { Sanitise } from './refine/sanitise.ts';
import type { Log } from '../log.ts';

/** A refined list as it is sent. */
export interface ContentAnswer {
  readonly revision: number;
  readonly etag: string;
  /** JSON of a ContentList. */
  readonly body: string;
}

export interface ContentSource {
  read(query: ContentQuery, drafts: boolean): Promise<ContentAnswer>;
}

interface Parts {
  readonly upstream: ContentUpstream;
  readonly revision: (tenant: string) => number;
  readonly traits: () => PublishedTraits;
  readonly sanitiser: () => Promise<Sanitise>;
  readonly log: Log;
}

/**
 * Refined content, kept per revision: asked once for many visitors at the same moment, and the last good answer stands
 * in while the content service is down. Drafts are never kept (APP-03).
 */
export function createContentSource({ upstream, revision, traits, sanitiser, log }: Parts): ContentSource {
  const kept = new LRUCache<string, ContentAnswer>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 200 });
  const running = new Map<string, Promise<ContentAnswer>>();

  const ask = async (query: ContentQuery, drafts: boolean, now: number): Promise<ContentAnswer> => {
    const [answer, sanitise] = await Promise.all([upstream.read(query.tenant, upstreamPath(query), drafts), sanitiser()]);
    const body = JSON.stringify(
      listOf(answer, (data) => refineContent(query.schema, data, { tenant: query.tenant, traits: traits(), sanitise })),
    );
    return { revision: now, body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };

  return {
    async read(query, drafts) {
      const now = revision(query.tenant);
      if (drafts) return ask(query, true, now);
      const key = upstreamPath(query);
      const before = kept.get(key);
      if (before?.revision === now) return before;
      const inFlight = `${now} ${key}`;
      const shared = running.get(inFlight) ?? ask(query, false, now).finally(() => running.delete(inFlight));
      running.set(inFlight, shared);
      try {
        const fresh = await shared;
        kept.set(key, fresh);
        return fresh;
      } catch (error) {
        if (!before) throw error;
        log.warn({ err: error, tenant: query.tenant, schema: query.schema }, 'content service fails; the last good answer is shown');
        return before;
      }
    },
  };
}

/** Squidex's list with what a browser needs of it. Items that are not items are left out. */
function listOf(answer: unknown, refine: (data: unknown) => ContentItem['data']): ContentList {
  const { items = [], total } = (isRecord(answer) ? answer : {}) as { items?: unknown; total?: unknown };
  const sound = (Array.isArray(items) ? items : []).filter(isRecord);
  return {
    total: typeof total === 'number' ? total : sound.length,
    items: sound.map(({ id, data, version, status, lastModified }) => ({
      id: String(id ?? ''),
      data: refine(data),
      version: typeof version === 'number' ? version : 0,
      status: typeof status === 'string' ? status : 'Published',
      lastModified: typeof lastModified === 'string' ? lastModified : '',
    })),
  };
}
