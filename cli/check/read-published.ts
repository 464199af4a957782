import type { BlockSchema } from '#engine';
import { publishedCheck, readPublished as read, schemaCheck, withoutReferences } from '#schemas/check';
import { guardedOf, traitsOf, type Traits } from '#schemas/shared';

interface CatalogEntry {
  readonly kind: 'block' | 'shell' | 'field';
  readonly traits: Traits;
  readonly texts: Readonly<Record<string, string>>;
  readonly screen?: string;
}

/** What is published of blocks and documents: all that this check knows of them. */
export interface Published {
  /** Types a page may name. */
  readonly types: readonly string[];
  traitsOfType(type: string): Traits | undefined;
  textsOfType(type: string): Readonly<Record<string, string>>;
  /** Types that are a screen of the portal: drawn without being on a page. */
  readonly screenTypes: readonly string[];
  schemaOf(type: string): BlockSchema | undefined;
  /** Checks a document (`page`, `tenant` …). A page's blocks are left to the engine. */
  checkDocument(name: string): ReturnType<typeof publishedCheck>;
  traitsOfDocument(name: string): Traits;
}

/** Reads `schemas/published` from the working tree. Throws when it is not built. */
export function readPublished(): Published {
  const catalog = (read('catalog') as { readonly types: Readonly<Record<string, CatalogEntry>> }).types;
  const schemas = new Map<string, BlockSchema>();
  const known = (type: string) => (Object.hasOwn(catalog, type) ? catalog[type] : undefined);

  return {
    types: Object.keys(catalog).filter((type) => catalog[type]?.kind !== 'field'),
    traitsOfType: (type) => known(type)?.traits,
    screenTypes: Object.keys(catalog).filter((type) => catalog[type]?.screen !== undefined),
    textsOfType: (type) => known(type)?.texts ?? {},
    schemaOf(type) {
      const entry = known(type);
      if (!entry) return undefined;
      const schema = schemas.get(type) ?? {
        validate: schemaCheck(read(type)),
        localised: entry.traits.localised,
        guarded: guardedOf(entry.traits),
        texts: entry.texts,
      };
      schemas.set(type, schema);
      return schema;
    },
    checkDocument: (name) => publishedCheck(name),
    traitsOfDocument: (name) => traitsOf(withoutReferences(read(name))),
  };
}
