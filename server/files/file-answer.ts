import type { Selectable } from 'kysely';
import type { StoredFileTable } from '../db/tables/portal.ts';

export type StoredFile = Selectable<StoredFileTable>;

/** Where the bytes of a received file lie: their hash is part of the key. */
export const objectKey = ({ tenant_id, id, sha256 }: Pick<StoredFile, 'tenant_id' | 'id' | 'sha256'>): string =>
  `${tenant_id}/${id}.${sha256}`;

/** A stored file is always a download and never a page: no sniffing, no script, not kept by any cache (SECURITY 1D row 39). */
export const fileHeaders = (file: Pick<StoredFile, 'size' | 'file_name'>): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'content-length': String(file.size),
  'content-disposition': attachmentNamed(file.file_name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});

/** RFC 6266 with the name in UTF-8. */
export const attachmentNamed = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
