import { done, type Action } from '../action.ts';
import { failure } from '../failure.ts';

/** FRM-13: a missing file is no longer wanted; the list of what is missing is asked again. */
export const dismissFile: Action<'dismiss-file'> = async ({ fileId }, { api, data }) => {
  try {
    await api.call('attachments.dismiss', { params: { id: fileId } });
    return done;
  } catch (error) {
    return failure(error);
  } finally {
    await data.reload('forms');
  }
};
