import type { Selectable } from 'kysely';
import { nameOfType } from '#forms/definition';
import type { StoredFileTable } from '../../platform/db/index.ts';
import { contentDisposition, inert } from '../../platform/http/index.ts';

export type StoredFile = Selectable<StoredFileTable>;

/** Key of the bytes of a received file: their hash is part of the key. */
export const objectKey = ({ tenant_id, id, sha256 }: Pick<StoredFile, 'tenant_id' | 'id' | 'sha256'>): string =>
  `${tenant_id}/${id}.${sha256}`;

/** A thumbnail is a picture this server drew: shown, never run. */
export const thumbnailHeaders = (size: number): Record<string, string> => ({
  'content-type': 'image/jpeg',
  'content-length': String(size),
  'content-disposition': 'inline',
  ...inert,
});

/** A stored file is always a download and never a page: no sniffing, no script, not kept by any cache (SEC-39). */
export const fileHeaders = (file: Pick<StoredFile, 'size' | 'file_name'>): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'content-length': String(file.size),
  'content-disposition': contentDisposition('attachment', file.file_name),
  ...inert,
});

/** The copy of a picture as JPEG, a download like the file itself. */
export const jpegHeaders = (file: Pick<StoredFile, 'jpeg_size' | 'file_name'>): Record<string, string> =>
  fileHeaders({ size: file.jpeg_size ?? 0, file_name: nameOfType(file.file_name, 'image/jpeg') });
