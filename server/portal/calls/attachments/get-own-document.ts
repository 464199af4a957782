import { fileHeaders, objectKey, type FileStore } from '../../../services/files/index.ts';
import type { Operation } from '../call.ts';
import { findFile, recordDownload, type RecordStore } from '../../records/index.ts';

/** API-DMS: the file itself, always as a download. */
export const getOwnDocument: Operation<'documents.own', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, params } = call;
  const file = await findFile(call, params.id);
  await recordDownload(call, file);
  return { file: parts.files.read(objectKey(file)), headers: fileHeaders(file) };
};
