import type { Action } from './action.ts';
import { failure } from './failure.ts';

/** CNF-05: a copy of what was sent, by mail to who sent it. */
export const mailAnswers: Action<'mail-answers'> = async ({ submissionId }, { api }) => {
  try {
    return { ok: true, value: await api.call('submissions.mailCopy', { params: { id: submissionId } }) };
  } catch (error) {
    return failure(error);
  }
};
