/** Of the query only what names the form; what else an address has, and in which order, differs between server and browser. */
const named = ['accountId', 'submissionId', 'createClaim', 'tab'] as const;

/** Whose html something is typed in, and where: by a person, or the holder of a link, at an address without its secret. Pure. */
export function typingPlace(keeper: string | undefined, { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const query = new URLSearchParams(named.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])));
  return `${keeper ?? ''} ${pathname}${query.size > 0 ? `?${query}` : ''}`;
}
