import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { traitsOf, type Traits } from '#schemas/shared';

export interface PublishedTraits {
  /** Of a page's own strings (`htmlContent`, screenflow pages); pointers from the root of the page. */
  readonly page: Traits;
  /** Of the props of one type; undefined for a type the catalog does not have. */
  ofType(type: string): Traits | undefined;
}

/**
 * Reads the traits from `schemas/published` as a customer's CMS would. The returned function re-reads the folder when
 * its catalog has changed (the loop of a developer), and costs one stat otherwise.
 */
export function publishedTraits(folder: string): () => PublishedTraits {
  const catalog = join(folder, 'catalog.json');
  let at = -1;
  let known: PublishedTraits;
  return () => {
    const changed = statSync(catalog).mtimeMs;
    if (changed !== at) {
      known = read(folder);
      at = changed;
    }
    return known;
  };
}

function read(folder: string): PublishedTraits {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { types } = json('catalog.json') as { types: Readonly<Record<string, { readonly traits: Traits }>> };
  const byType = new Map(Object.entries(types).map(([type, { traits }]) => [type, traits]));
  return { page: traitsOf(json('page.json')), ofType: (type) => byType.get(type) };
}
