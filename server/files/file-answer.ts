import type { Selectable } from 'kysely';
import type { StoredFileTable } from '../db/tables/portal.ts';

export type StoredFile = Selectable<StoredFileTable>;

/** Where the bytes of a received file lie: their hash is part of the key. */
export const objectKey = ({ tenant_id, id, sha256 }: Pick<StoredFile, 'tenant_id' | 'id' | 'sha256'>): string =>
  `${tenant_id}/${id}.${sha256}`;

/** What a browser must not make of anything stored here. */
const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** A thumbnail is a picture this server drew: shown, never run. */
export const thumbnailHeaders = (size: number): Record<string, string> => ({
  'content-type': 'image/jpeg',
  'content-length': String(size),
  'content-disposition': 'inline',
  ...inert,
});

/** A stored file is always a download and never a page: no sniffing, no script, not kept by any cache (SECURITY 1D row 39). */
export const fileHeaders = (file: Pick<StoredFile, 'size' | 'file_name'>): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'content-length': String(file.size),
  'content-disposition': attachmentNamed(file.file_name),
  ...inert,
});

/** RFC 6266 with the name in UTF-8. Signs that would make a name read as another one, or as a path, become `_`. */
export const attachmentNamed = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed().replace(misleading, '_')).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const misleading = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\\/:*?"<>|]/g;
