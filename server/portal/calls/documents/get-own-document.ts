import { fileHeaders, objectKey } from '../../../services/files/index.ts';
import type { Operation } from '../call.ts';
import { findFile } from '../../records/attachment/find-file.ts';
import { recordDownload } from '../../records/attachment/record-download.ts';

/** API-DMS: the file itself, always as a download. */
export const getOwnDocument: Operation<'documents.own'> = async (call) => {
  const { portal, params } = call;
  const file = await findFile(call, params.id);
  await recordDownload(call, file);
  return { file: portal.files.read(objectKey(file)), headers: fileHeaders(file) };
};
