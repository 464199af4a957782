/** A path of this portal with its query and hash, else the root: nothing a visitor or a page sends may lead elsewhere (SEC-11). Pure. */
export function ownPath(given: unknown): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given) || /[\\\p{Cc}]/u.test(given)) return '/';
  const base = 'https://portal.invalid';
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  // `/.//elsewhere` has this origin and a path that a browser reads as another host.
  return url?.origin === base && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : '/';
}
