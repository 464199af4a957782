import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockSchema } from '#engine';
import { schemaCheck } from '#schemas/check';
import { guardedOf, traitsOf, type Traits } from '#schemas/shared';

type Json = Readonly<Record<string, unknown>>;

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
  /** Checks `page`, `tenant`, `theme` or `dictionary`. A page's blocks are left to the engine. */
  checkDocument(name: string): ReturnType<typeof schemaCheck>;
  traitsOfDocument(name: string): Traits;
}

/** Reads `schemas/published` from the working tree. Throws when it is not built. */
export function readPublished(folder = join(import.meta.dirname, '../../schemas/published')): Published {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Json;
  const catalog = read('catalog').types as Readonly<Record<string, CatalogEntry>>;
  const schemas = new Map<string, BlockSchema>();
  const checks = new Map<string, ReturnType<typeof schemaCheck>>();
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
    checkDocument(name) {
      const check = checks.get(name) ?? schemaCheck(withoutReferences(read(name)));
      checks.set(name, check);
      return check;
    },
    traitsOfDocument: (name) => traitsOf(withoutReferences(read(name))),
  };
}

function withoutReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return '$ref' in schema ? {} : Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutReferences(value)]));
}
