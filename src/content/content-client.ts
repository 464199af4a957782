import { createFetch, FetchError } from 'ofetch';
import { maxContentItems, type ContentItem, type ContentList, type ContentProblemCode, type ContentSchema } from '#schemas/api';
import { isSlug } from '#schemas/shared/slug';
import { ContentError } from '../failure/index.ts';

export interface ContentAnswer {
  readonly items: readonly ContentItem[];
  /** Counter of the tenant's content; 0 where the answer has none. */
  readonly revision: number;
}

/** A file of a project's configuration; null where there is none. */
export interface ConfigurationAnswer {
  readonly value: Readonly<Record<string, unknown>> | null;
  /** As of a list. */
  readonly revision: number;
}

export interface ContentParts {
  readonly tenant: string;
  /** On the server bound to the app itself, in the browser the own origin. */
  readonly fetch: typeof fetch;
  /** Sign-in and draft headers, read at every call (PAGE-14). */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
}

export interface ContentClient {
  /** One item by its slug, or all (by `order`). Rejects with ContentError. */
  list(schema: ContentSchema, slug?: string): Promise<ContentAnswer>;
  /** One file of a project's configuration (CLM-02); null where there is none. Rejects with ContentError. */
  configuration(project: string, name: string): Promise<ConfigurationAnswer>;
}

/** The content service of a tenant, as the relay of the portal answers for it. */
export const createContentClient = (parts: ContentParts): ContentClient => ({
  list: (schema, slug) => list(parts, schema, slug),
  configuration: (project, name) => configuration(parts, project, name),
});

/** `/content/{tenant}/{schema}`: Squidex's shape, flattened (PAGE-17). */
async function list({ tenant, fetch, headers }: ContentParts, schema: ContentSchema, slug?: string): Promise<ContentAnswer> {
  if (slug !== undefined && !isSlug(slug)) return { items: [], revision: 0 };
  const query = slug === undefined ? { $orderby: 'data/order/iv asc', $top: maxContentItems } : { $filter: `data/slug/iv eq '${slug}'` };
  try {
    const answer = await asking(fetch).raw<ContentList>(`/content/${tenant}/${schema}`, { query, headers: (await headers?.()) ?? {} });
    const items = answer._data?.items;
    if (!Array.isArray(items)) throw new ContentError(502, 'content-malformed');
    return { items, revision: revisionOf(answer) };
  } catch (error) {
    throw error instanceof FetchError ? new ContentError(error.status ?? 0, codeOf(error.data)) : error;
  }
}

async function configuration({ fetch, headers }: ContentParts, project: string, name: string): Promise<ConfigurationAnswer> {
  const query = { path: `project-configurations/${project}/applicant-hub/${name}.json` };
  try {
    const answer = await asking(fetch).raw<Readonly<Record<string, unknown>>>('/config-service/api/configuration/applicant-hub', {
      query,
      headers: (await headers?.()) ?? {},
    });
    return { value: answer._data ?? null, revision: revisionOf(answer) };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.status === 404) return { value: null, revision: 0 };
    throw new ContentError(error.status ?? 0, codeOf(error.data));
  }
}

const revisionOf = ({ headers }: Pick<Response, 'headers'>): number => Number(headers.get('X-Content-Revision') ?? 0);

const asking = (fetch: ContentParts['fetch']) =>
  createFetch({ fetch, defaults: { retry: 1, retryDelay: 300, timeout: 10_000, responseType: 'json', parseResponse } });

const codeOf = (problem: unknown): ContentProblemCode | undefined =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? (problem.code as ContentProblemCode)
    : undefined;

/** ofetch's own parser drops keys such as `constructor`: the page would be validated with other content than the browser is handed. */
function parseResponse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
