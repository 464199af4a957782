import { fileHeaders, jpegHeaders, objectKey, type FileStore } from '../../../services/files/index.ts';
import { notFound } from '../../../platform/problems/index.ts';
import type { Operation } from '../call.ts';
import { findFile, recordDownload, type RecordStore } from '../../records/index.ts';

/** API-DMS: the file itself, always as a download; for staff with `as=jpeg` the copy that was made of a picture (404 where there is none). */
export const getOwnDocument: Operation<'documents.own', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, params, query, actor } = call;
  const file = await findFile(call, params.id);
  const isCopy = query.as === 'jpeg';
  if (isCopy && (!actor.staff || file.jpeg_size === null)) throw notFound();
  await recordDownload(call, file);
  if (isCopy) return { file: parts.files.readCopy(objectKey(file), 'jpeg'), headers: jpegHeaders(file) };
  return { file: parts.files.read(objectKey(file)), headers: fileHeaders(file) };
};
