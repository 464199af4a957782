import type { Action } from './action.ts';
import { failure } from './failure.ts';

/** LOGIN-17: staff mail the person they act for a link to a form. */
export const sendLink: Action<'send-link'> = async (payload, { api }) => {
  try {
    const { sentTo } = await api.call('links.send', { body: payload });
    return { ok: true, value: { sentTo } };
  } catch (error) {
    return failure(error);
  }
};
