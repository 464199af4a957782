/** Names that Google's analytics give their cookies. */
const ofAnalytics = /^_(?:ga|ga_.*|gac_.*|gat|gat_.*|gid)$/;

/** A host, and those above it that may have cookies of their own. An address of numbers has none; a browser refuses a whole top level by itself. Pure. */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.');
  if (/^[\d.]+$|:/.test(host)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** APP-02: takes away what analytics have stored, for this host and for those above it, on which they are set by default. */
export function clearAnalyticsCookies(document: Document, { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>): void {
  const names = document.cookie.split(';').flatMap((pair) => pair.split('=')[0]?.trim() ?? []);
  const ending = `;path=/;max-age=0;samesite=lax${protocol === 'https:' ? ';secure' : ''}`;
  for (const name of new Set(names.filter((each) => ofAnalytics.test(each))))
    for (const domain of ['', ...cookieDomains(hostname).map((each) => `;domain=${each}`)]) document.cookie = `${name}=${domain}${ending}`;
}
