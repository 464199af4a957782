import type { ContentSchema } from '#schemas/api';
import type { ContentAnswer, ContentParts } from './call-content.ts';

export interface ContentClient {
  /** One item by its slug, or all (by `order`). Rejects with ContentError. */
  list(schema: ContentSchema, slug?: string): Promise<ContentAnswer>;
  /** One file of a project's configuration (CLM-02); null where there is none. Rejects with ContentError. */
  configuration(project: string, name: string): Promise<Readonly<Record<string, unknown>> | null>;
}

/** The client of one document. Its code arrives with the first call: a document brings what its first drawing needs. */
export const createContentClient = (parts: ContentParts): ContentClient => ({
  list: async (schema, slug) => (await import('./call-content.ts')).list(parts, schema, slug),
  configuration: async (project, name) => (await import('./call-content.ts')).configuration(parts, project, name),
});
