import { nameOfType } from '#forms/definition';
import { done, type Action } from './action.ts';
import { failure } from './failure.ts';
import { saveFile } from './save-file.ts';

/** DET-07: a stored file by its id, or its copy as JPEG. The call carries the session, which no link of the page could. */
export const downloadFile: Action<'download-file'> = async ({ fileId, fileName, as }, { api }) => {
  try {
    const query = as ? { as } : {};
    saveFile(await api.call('documents.own', { params: { id: fileId }, query }), as ? nameOfType(fileName, 'image/jpeg') : fileName);
    return done;
  } catch (error) {
    return failure(error);
  }
};
