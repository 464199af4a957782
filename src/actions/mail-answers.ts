import { lastSentForm } from '../forms/index.ts';
import type { Action } from './action.ts';
import { failure } from './failure.ts';

/** CNF-05: a copy of what was sent, by mail to who sent it; without a sign-in, by the link it was sent by. */
export const mailAnswers: Action<'mail-answers'> = async ({ submissionId }, { api, session }) => {
  const token = session.current().state === 'signed-in' ? undefined : (await lastSentForm(undefined))?.token;
  try {
    return { ok: true, value: await api.call('submissions.mailCopy', { params: { id: submissionId }, ...(token ? { token } : {}) }) };
  } catch (error) {
    return failure(error);
  }
};
