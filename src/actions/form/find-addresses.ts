import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** CTL-ADDR: by the look-up service of the server. */
export const findAddresses: Action<'find-addresses'> = async (query, { api }) => {
  try {
    const { result, addresses } = await api.call('addresses.find', { query });
    return result === 'Ok' ? { ok: true, value: { addresses } } : { ok: false, code: 'unavailable' };
  } catch (error) {
    return failure(error);
  }
};
