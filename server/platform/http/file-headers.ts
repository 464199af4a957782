/** What a browser must not make of a file: no sniffing, no script, not kept by any cache, not shown on another origin (SECURITY 1D row 39). */
export const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** RFC 6266 with the name in UTF-8. Signs that would make a name read as another one, or as a path, become `_`. Pure. */
export const contentDisposition = (how: 'inline' | 'attachment', name: string): string =>
  `${how}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed().replace(misleading, '_')).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const misleading = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\\/:*?"<>|]/g;
