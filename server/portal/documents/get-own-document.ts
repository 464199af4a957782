import { fileHeaders, objectKey } from '../../files/index.ts';
import type { Operation } from '../call.ts';
import { findFile } from './find-file.ts';
import { recordDownload } from './record-download.ts';

/** API-DMS: the file itself, always as a download. */
export const getOwnDocument: Operation<'documents.own'> = async (call) => {
  const { portal, params } = call;
  const file = await findFile(call, params.id);
  await recordDownload(call, file);
  return { file: portal.files.read(objectKey(file)), headers: fileHeaders(file) };
};
