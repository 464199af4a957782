import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** CTL-EMAIL, CTL-PHONE, CTL-VIN: what the server finds of an answer of a form. */
export const checkAnswer: Action<'check-answer'> = async (check, { api, site }) => {
  const { userPoolId } = site.tenant.identity;
  try {
    switch (check.what) {
      case 'email': {
        const { email, accountId } = check;
        return {
          ok: true,
          value: await api.call('users.verifyEmail', { query: { userPoolId, email, ...(accountId ? { accountId } : {}) } }),
        };
      }
      case 'phone':
        return { ok: true, value: await api.call('users.verifyPhone', { query: { userPoolId, value: check.phone } }) };
      case 'vehicle': {
        const { checker, manufacturer, model, year, vinNumber } = check;
        const body = { manufacturer, model, year, vinNumber };
        const answer = await api.call('accounts.vinCheck', { query: { vinCheckerUrl: checker }, body });
        const message = answer.message || answer.errorMessage;
        return { ok: true, value: { result: answer.statusCode === '200' ? answer.status : 'error', ...(message ? { message } : {}) } };
      }
    }
  } catch (error) {
    return failure(error);
  }
};
