import { announcedFile, putFile as put } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';
import { failure } from '../failure.ts';

/** FRM-13: announces a file of a draft and puts it to its link. */
export const sendFile: Action<'send-file'> = async ({ submissionId, fileId, questionName, file, signal }, { api, session, url }) => {
  try {
    const body = { id: fileId, ...announcedFile({ questionName, file }) };
    const { uploadLink } = await api.call('attachments.add', { params: { id: submissionId }, body });
    if (signal.aborted) return { ok: false, code: 'cancelled' };
    const refusal = await put(uploadLink, file, { api, session, url }, signal);
    return refusal === undefined ? done : { ok: false, ...refusal };
  } catch (error) {
    return failure(error);
  }
};
