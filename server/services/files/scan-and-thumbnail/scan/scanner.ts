import { scanWithClamd } from './clamd.ts';
import type { Scan } from './scan-result.ts';

/** The scanner at `clamd://host:3310` or `clamd:///path/to/clamd.sock`; null when none is set. */
export function createScanner(url: string | undefined): Scan | null {
  if (!url) return null;
  const { hostname, port, pathname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const address = host === '' ? { path: decodeURIComponent(pathname) } : { host, port: Number(port) || 3310 };
  return (bytes) => scanWithClamd(address, bytes);
}
