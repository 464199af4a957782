import type { ContentData, Handle } from '../../../platform/db/index.ts';

interface PublishedConfiguration {
  /** The tenant that it is stored with. */
  readonly tenant: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Published configurations as they were written, of these tenants or of all but one. They may be invalid. */
export async function publishedConfigurations(
  handle: Handle,
  which: { readonly of: readonly string[] } | { readonly except: string },
): Promise<PublishedConfiguration[]> {
  const published = handle
    .selectFrom('content_item')
    .select(['tenant_id', 'data'])
    .where('schema_name', '=', 'tenant')
    .where('status', '=', 'Published')
    .where('is_deleted', '=', false);
  const rows = await (
    'of' in which ? published.where('tenant_id', 'in', which.of) : published.where('tenant_id', '<>', which.except)
  ).execute();
  return rows.map(({ tenant_id, data }) => ({ tenant: tenant_id, values: valuesOf(data) }));
}

/** Content as its tenant wrote it. Pure. */
export const valuesOf = (data: ContentData): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).map(([field, { iv }]) => [field, iv]));
