import type { ContentItem, ContentSchema } from '#schemas/api';

export interface ContentAnswer {
  readonly items: readonly ContentItem[];
  /** Counter of the tenant's content; 0 where the server did not say. */
  readonly revision: number;
}

export interface ContentClient {
  /** One item by its slug, or all (by `order`). Rejects with ContentError. */
  list(schema: ContentSchema, slug?: string): Promise<ContentAnswer>;
  /** One file of a project's configuration (CLM-02); null where there is none. Rejects with ContentError. */
  configuration(project: string, name: string): Promise<Readonly<Record<string, unknown>> | null>;
}

export interface ContentParts {
  readonly tenant: string;
  /** On the server bound to the app itself, in the browser the own origin. */
  readonly fetch: typeof fetch;
  /** Sign-in and draft headers, read at every call (PAGE-14). */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
}

/** The client of one document. Its code arrives with the first call: a document brings what its first drawing needs. */
export const createContentClient = (parts: ContentParts): ContentClient => ({
  list: async (schema, slug) => (await import('./call-content.ts')).list(parts, schema, slug),
  configuration: async (project, name) => (await import('./call-content.ts')).configuration(parts, project, name),
});
