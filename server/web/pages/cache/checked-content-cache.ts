import { LRUCache } from 'lru-cache';
import type { CachedContent } from '#schemas/api';

/** Memory for all tenants together, in bytes as far as it can be estimated. */
const maxBytes = 128 * 1024 * 1024;

/**
 * An answer in memory beside its JSON: two bytes for a character, and what drawing it keeps with it: its plan, its props in each
 * language, its elements.
 */
const bytesForCharacter = 10;

/**
 * What renderings made of content, kept while its revision is the newest: a page is read, checked and prepared once for each
 * revision, and drawn anew from that.
 */
export function createCheckedContentCache(maxSize = maxBytes): (tenant: string) => CachedContent {
  const kept = new LRUCache<string, { readonly revision: number; readonly value: unknown }>({
    maxSize,
    sizeCalculation: ({ value }, key) => bytesForCharacter * ((JSON.stringify(value) ?? '').length + key.length) + 1000,
  });
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
