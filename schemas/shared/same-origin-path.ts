const base = 'https://portal.invalid';

/**
 * A path of this portal with its query and hash, as a browser reads it; undefined for anything else: nothing a visitor or a page sends may
 * lead elsewhere (SEC-11). Pure.
 */
export function sameOriginPath(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given) || /[\\\p{Cc}]/u.test(given)) return undefined;
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  // `/.//elsewhere` has this origin and a path that a browser reads as another host.
  return url?.origin === base && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/** Whether this is a path of this portal. Pure. */
export const isSameOriginPath = (given: unknown): given is string => sameOriginPath(given) !== undefined;
