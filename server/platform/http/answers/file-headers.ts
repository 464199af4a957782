import { plainFileName } from '#forms/definition';

/** What a browser must not make of a file: no sniffing, no script, not kept by any cache, not shown on another origin (SEC-39). */
export const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** RFC 6266 with the name in UTF-8. Signs that would make a name read as another one, or as a path, become `_`. Pure. */
export const contentDisposition = (how: 'inline' | 'attachment', name: string): string =>
  `${how}; filename*=UTF-8''${encodeURIComponent(plainFileName(name).replace(reserved, '_')).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** What some systems take in no name. */
const reserved = /[:*?"<>|]/g;
