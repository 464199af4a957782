import { isAtHost } from '#schemas/shared';
import { sameOriginPath } from '#schemas/shared/same-origin-path';

const allowedSchemes = new Set(['https:', 'mailto:', 'tel:']);
const base = 'https://portal.invalid';

/** The https address of a page that may be shown in a frame, or `#` where its host is not one of these: a browser would refuse it. Pure. */
export const checkedFrame = (address: string, hosts: readonly string[]): string =>
  isAtHost(address.trim(), hosts) ? checkedLink(address) : '#';

/**
 * The address as it may be used in a link, or `#` when it may not (SEC-26): a path of this portal, a part of the
 * page, https, mailto, tel. Checked after parsing, so that tabs, line feeds and back slashes hide nothing. Pure.
 */
export function checkedLink(address: unknown): string {
  if (typeof address !== 'string' || address.length > 2000) return '#';
  const trimmed = address.trim();
  if (trimmed.startsWith('#')) return URL.canParse(trimmed, base) ? new URL(trimmed, base).hash || '#' : '#';
  if (trimmed.startsWith('/')) return sameOriginPath(trimmed) ?? '#';
  if (!URL.canParse(trimmed)) return '#';
  const { protocol, href, username, password } = new URL(trimmed);
  return allowedSchemes.has(protocol) && username === '' && password === '' ? href : '#';
}
