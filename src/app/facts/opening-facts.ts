import type { FactPath, FactValue } from '#schemas/page';
import { asksForWorkspace } from '../../acting/acting.ts';

interface Opening {
  readonly tenantName: string;
  readonly claimsEnabled: boolean;
  readonly language: string;
  readonly url: URL;
  readonly now: number;
}

const longestValue = 200;

/** Facts that need nobody's session: the same on the server and in the browser (PAGE-13, APP-04). */
export function openingFacts({ tenantName, claimsEnabled, language, url, now }: Opening): Readonly<Partial<Record<FactPath, FactValue>>> {
  const query = [...new Set(url.searchParams.keys())].map(
    (name) => [`query.${name}`, (url.searchParams.get(name) ?? '').slice(0, longestValue)] as const,
  );
  return {
    ...(Object.fromEntries(query) as Readonly<Partial<Record<FactPath, FactValue>>>),
    'tenant.name': tenantName,
    'tenant.claimsEnabled': claimsEnabled,
    language,
    // Whether staff ask for it is known with the session.
    ...(asksForWorkspace(url) ? {} : { workspace: false }),
    now,
  };
}
