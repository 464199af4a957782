import type { FactsFrom } from '#schemas/page';
import { asksForWorkspace } from '../acting/index.ts';

interface OpeningContext {
  readonly tenantName: string;
  readonly claimsEnabled: boolean;
  readonly language: string;
  readonly url: URL;
  readonly now: number;
}

const maxValueLength = 200;

/** Facts that every request brings, without a session: the same on the server and in the browser (PAGE-13, APP-04). */
export function openingFacts({
  tenantName,
  claimsEnabled,
  language,
  url,
  now,
}: OpeningContext): FactsFrom<'request'> & Partial<Pick<FactsFrom<'session'>, 'workspace'>> {
  const query = [...new Set(url.searchParams.keys())].map(
    (name) => [`query.${name}`, (url.searchParams.get(name) ?? '').slice(0, maxValueLength)] as const,
  );
  return {
    ...(Object.fromEntries(query) as Readonly<Record<`query.${string}`, string>>),
    'tenant.name': tenantName,
    'tenant.claimsEnabled': claimsEnabled,
    language,
    // Whether staff ask for it is known with the session.
    ...(asksForWorkspace(url) ? {} : { workspace: false }),
    now,
  };
}
