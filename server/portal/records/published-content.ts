/** Content that a tenant has published, flattened. */
export interface PublishedContent {
  /** Data of one item; null when there is none. */
  readonly readContent: (tenant: string, schema: string, slug: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Data of all items of a schema. */
  readonly listContent: (tenant: string, schema: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}
