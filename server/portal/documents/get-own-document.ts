import { fileHeaders, objectKey } from '../../files/index.ts';
import type { Operation } from '../call.ts';
import { findFile } from './find-file.ts';

/** API-DMS: the file itself, always as a download. */
export const getOwnDocument: Operation<'documents.own'> = async ({ portal, actor, params }) => {
  const file = await findFile(portal, actor, params.id);
  return { file: portal.files.read(objectKey(file)), headers: fileHeaders(file) };
};
