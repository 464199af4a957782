import { done, type Action } from './action.ts';
import { failure } from './failure.ts';

/** BLK-02. */
export const sendMessage: Action<'send-message'> = async (message, { api }) => {
  try {
    await api.call('contact.send', { body: message });
    return done;
  } catch (error) {
    return failure(error);
  }
};
