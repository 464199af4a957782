import { contentSchemas, isOrderedSchema, maxContentItems, type ContentSchema } from '#schemas/api';
import { isSlug } from '#schemas/shared/slug';

/** One question to the content service, made of checked parts only. */
export interface ContentQuery {
  readonly tenant: string;
  readonly schema: ContentSchema;
  readonly slug?: string;
  readonly order?: 'asc' | 'desc';
  readonly top: number;
  readonly skip: number;
}

/**
 * What a browser may ask: all of a schema, or one slug; ordered by `data/order/iv`; paged. The answer is checked parts,
 * never the text that came in (SEC-32). `no-such-slug`: nothing can have this slug, so the list is empty.
 */
export function readContentQuery(
  tenant: string,
  schema: string,
  given: Readonly<Record<string, unknown>>,
): ContentQuery | 'unknown-schema' | 'unsupported' | 'no-such-slug' {
  const known = contentSchemas.find((name) => name === schema);
  if (!known) return 'unknown-schema';
  const { $filter, $orderby, $top, $skip, ...rest } = given;
  const slug = $filter === undefined ? undefined : /^data\/slug\/iv eq '(.*)'$/s.exec(String($filter))?.[1];
  if ($filter !== undefined && slug === undefined) return 'unsupported';
  const order = $orderby === undefined ? undefined : /^data\/order\/iv(?: (asc|desc))?$/.exec(String($orderby));
  if (order === null || Object.keys(rest).length > 0) return 'unsupported';
  const [top, skip] = [count($top, maxContentItems), count($skip, 0)];
  if (top === undefined || skip === undefined) return 'unsupported';
  if (slug !== undefined && !isSlug(slug)) return 'no-such-slug';
  return {
    tenant,
    schema: known,
    top: Math.min(top, maxContentItems),
    skip,
    ...(slug === undefined ? {} : { slug }),
    // The content service refuses to order by a field that the schema does not have.
    ...(order && isOrderedSchema(known) ? { order: order[1] === 'desc' ? 'desc' : 'asc' } : {}),
  };
}

/** The path and query for the content service. Pure. */
export function squidexPath({ tenant, schema, slug, order, top, skip }: ContentQuery): string {
  const query = new URLSearchParams();
  if (slug !== undefined) query.set('$filter', `data/slug/iv eq '${slug.replaceAll("'", "''")}'`);
  if (order) query.set('$orderby', `data/order/iv ${order}`);
  query.set('$top', String(top));
  if (skip > 0) query.set('$skip', String(skip));
  return `/api/content/${encodeURIComponent(tenant)}/${schema}?${query.toString().replaceAll('+', '%20')}`;
}

const count = (value: unknown, fallback: number): number | undefined =>
  value === undefined ? fallback : /^\d{1,5}$/.test(String(value)) ? Number(value) : undefined;
