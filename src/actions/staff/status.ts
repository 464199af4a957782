import { done, type Action, type ActionContext } from '../action.ts';
import { failure } from '../failure.ts';

/** STS-03, STS-04: the account is read again, also after a refusal: other staff may have changed its status. */
export async function changing(call: () => Promise<unknown>, { data, browser }: ActionContext) {
  const outcome = await call().then(() => done, failure);
  browser.forgetAhead();
  await data.reload('listingDetails');
  return outcome;
}

export const setStatus: Action<'set-status'> = (body, context) =>
  changing(() => context.api.call('workspace.setStatus', { body }), context);

export const undoStatus: Action<'undo-status'> = (body, context) =>
  changing(() => context.api.call('workspace.undoStatus', { body }), context);
