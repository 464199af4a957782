import { fileHeaders, objectKey } from '../../../services/files/index.ts';
import type { Operation } from '../call.ts';
import { findFile } from '../../records/attachment/find-file.ts';
import { recordDownload } from '../../records/attachment/record-download.ts';
import type { RecordStore } from '../../records/record-store.ts';
import type { FileStore } from '../../../services/files/index.ts';

/** API-DMS: the file itself, always as a download. */
export const getOwnDocument: Operation<'documents.own', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, params } = call;
  const file = await findFile(call, params.id);
  await recordDownload(call, file);
  return { file: parts.files.read(objectKey(file)), headers: fileHeaders(file) };
};
