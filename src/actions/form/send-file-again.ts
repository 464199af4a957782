import { putFile } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';
import { failure } from '../failure.ts';

/** FRM-13: announces a file in the place of a missing one and sends it; then, whatever the result, the list of missing files is read again. */
export const sendFileAgain: Action<'send-file-again'> = async ({ fileId, file }, { api, session, data, url }) => {
  const contentType = file.type || 'application/octet-stream';
  try {
    const body = { fileName: file.name, size: file.size, contentType };
    const link = await api.call('attachments.sendAgain', { params: { id: fileId }, body });
    const refused = await putFile(link.uploadLink, file, { api, session, url });
    return refused === undefined ? done : { ok: false, ...refused };
  } catch (error) {
    return failure(error);
  } finally {
    await data.reload('forms');
  }
};
