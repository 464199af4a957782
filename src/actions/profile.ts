import { chosenBy } from '../acting/index.ts';
import { done, type Action, type ActionContext } from './action.ts';
import { failure } from './failure.ts';

/** PRO-01: what was changed is read again, also where it was refused: tries are counted. */
async function changing(call: () => Promise<unknown>, { data }: ActionContext) {
  try {
    await call();
    await data.reload('profile');
    return done;
  } catch (error) {
    const refused = failure(error);
    // An expired code stays on the screen until another one was sent.
    if (refused.code === 'wrong-code') await data.reload('profile');
    return refused;
  }
}

export const saveDetails: Action<'save-details'> = ({ name, familyName, address }, context) =>
  changing(() => context.api.call('profile.change', { body: { name, family_name: familyName, address } }), context);

export const beginContactChange: Action<'begin-contact-change'> = ({ kind, value }, context) =>
  changing(() => context.api.call('profile.startContact', { body: { kind, value } }), context);

export const cancelContactChange: Action<'cancel-contact-change'> = ({ kind }, context) =>
  changing(() => context.api.call('profile.cancelContact', { body: { kind } }), context);

/** A person's own token has the name that they signed in with: the next one, asked for at once, has the new one. The session goes on. */
export const confirmContactChange: Action<'confirm-contact-change'> = async ({ kind, code, presentCode }, context) => {
  const body = { kind, code, ...(presentCode === undefined ? {} : { presentCode }) };
  const answer = await changing(() => context.api.call('profile.confirmContact', { body }), context);
  if (answer.ok && chosenBy(context.acting) === undefined) await context.session.check();
  return answer;
};
