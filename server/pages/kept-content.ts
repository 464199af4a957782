import { LRUCache } from 'lru-cache';
import type { KeptContent } from '#schemas/api';

/** Answers kept for all tenants together: each holds a page, checked, with all that drawing it prepared. */
const mostKept = 2_000;

/**
 * What renderings made of content, kept while its revision is the newest: a page is read, checked and prepared once for each
 * revision, and drawn anew from that.
 */
export function createKeptContent(most = mostKept): (tenant: string) => KeptContent {
  const kept = new LRUCache<string, { readonly revision: number; readonly value: unknown }>({ max: most });
  return (tenant) => ({
    read(key, revision) {
      const known = kept.get(`${tenant} ${key}`);
      return known?.revision === revision ? known.value : undefined;
    },
    write(key, revision, value) {
      // What is not there is asked again; an answer without a revision cannot be known to be the newest.
      if (revision > 0 && value !== null) kept.set(`${tenant} ${key}`, { revision, value });
    },
  });
}
