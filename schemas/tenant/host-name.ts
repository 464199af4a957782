/** `www.Claims.example:8080` → `claims.example` (APP-04). Pure. */
export const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
