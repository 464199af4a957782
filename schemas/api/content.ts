import { configurationNames } from '../tenant/configuration-names.ts';

/** What `GET /content/{tenant}/{schema}` answers: Squidex's list, flattened and made safe for a browser (PAGE-17). */
export interface ContentList<Data = Readonly<Record<string, unknown>>> {
  /** Ignores paging; -1 where the upstream did not count. */
  readonly total: number;
  readonly items: readonly ContentItem<Data>[];
}

export interface ContentItem<Data = Readonly<Record<string, unknown>>> {
  readonly id: string;
  readonly data: Data;
  /** Texts of `data` that were emptied, because their html cannot be made safe to show. Absent when there are none. */
  readonly unsafe?: readonly UnsafePlace[];
  readonly version: number;
  /** `Published`, or `Draft` where drafts may be seen (PAGE-14). */
  readonly status: string;
  /** ISO 8601, UTC. */
  readonly lastModified: string;
}

/** A text that cannot be made safe to show. */
export interface UnsafePlace {
  /** JSON pointer from the root of the item's data. */
  readonly pointer: string;
  /** One sentence in plain words: what is wrong with it. */
  readonly message: string;
}

/** The largest page that Squidex gives, and all that the portal reads of one schema. */
export const maxContentItems = 200;

/** Content schemas whose items are pages. */
export const pageSchemas = ['public-page', 'secured-page', 'common'] as const;

/** Content schemas whose items have a place among each other (`order`). */
const orderedSchemas = [...pageSchemas, 'submission-form'] as const;

/** Content schemas that have one item. */
export const singletonSchemas = ['theme', 'dictionary', 'tenant'] as const;

/** Schemas that the relay serves. */
export const contentSchemas = [...pageSchemas, 'submission-form', 'confirmation-pages', 'configuration', ...singletonSchemas] as const;

export type ContentSchema = (typeof contentSchemas)[number];

export const isPageSchema = (schema: string): boolean => pageSchemas.some((name) => name === schema);
export const isOrderedSchema = (schema: string): boolean => orderedSchemas.some((name) => name === schema);
export const isSingletonSchema = (schema: string): boolean => singletonSchemas.some((name) => name === schema);

/** The document of `schemas/published` that an item follows, by its schema and slug; undefined for a configuration that no portal reads. Pure. */
export function documentOf(schema: ContentSchema, slug: unknown): string | undefined {
  if (schema === 'configuration') return configurationNames.find((name) => name === slug);
  return isPageSchema(schema) ? 'page' : schema;
}

/** `code` of a problem that the relay answers instead; ERR-01 shows a text for each. Status 502 unless noted. */
export type ContentProblemCode =
  /** Status 404: the content service does not know this tenant or schema. */
  | 'content-not-found'
  /** The content service did not answer (status 0 in ERR-01). */
  | 'content-unreachable'
  /** The content service refuses our token, even a fresh one. */
  | 'content-token-invalid'
  | 'content-failed'
  | 'content-malformed'
  /** Status 400: the relay does not pass on this query. */
  | 'content-query-unsupported'
  /** Status 401: sign in first. */
  | 'content-sign-in-needed';
