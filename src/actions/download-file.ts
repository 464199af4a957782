import { done, type Action } from './action.ts';
import { failure } from './failure.ts';
import { saveFile } from './save-file.ts';

/** DET-07: a stored file by its id. The call carries the session, which no link of the page could. */
export const downloadFile: Action<'download-file'> = async ({ fileId, fileName }, { api }) => {
  try {
    saveFile(await api.call('documents.own', { params: { id: fileId } }), fileName);
    return done;
  } catch (error) {
    return failure(error);
  }
};
