import { done, type Action } from '../action.ts';
import { failure } from '../failure.ts';

/** FRM-13. */
export const removeFile: Action<'remove-file'> = async ({ fileId }, { api }) => {
  try {
    await api.call('attachments.remove', { params: { id: fileId } });
    return done;
  } catch (error) {
    const refused = failure(error);
    // It was never announced, or is gone.
    return refused.code === 'not-found' ? done : refused;
  }
};
