import { keepPendingSignature } from '../hub-views/index.ts';
import { done, type Action } from './action.ts';
import { failure } from './failure.ts';

/** ESG-02, ESG-04: asks for the link of a document, remembers in this tab whose document it is, and leaves for the page where it is signed. */
export const signDocument: Action<'sign-document'> = async ({ submissionId, documentId, replace = false }, { api, browser }) => {
  try {
    const { link } = await api.call('documents.esign', { query: { ...(submissionId === undefined ? {} : { submissionId }), documentId } });
    keepPendingSignature(submissionId);
    browser.leave(link, replace);
    return done;
  } catch (error) {
    return failure(error);
  }
};
