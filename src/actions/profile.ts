import { chosenBy, type Acting } from '../acting/index.ts';
import { personOf } from '../auth/index.ts';
import { moveAnswersOf } from '../forms/index.ts';
import { done, type Action, type ActionContext } from './action.ts';
import { failure } from './failure.ts';

const page = '/securedPage/my-profile';

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

/** The name that a person signs in with is what a document knows them by: their own new mail address opens a fresh one. */
export const confirmContactChange: Action<'confirm-contact-change'> = async ({ kind, code }, context) => {
  const { api, session, acting, browser, url } = context;
  let name: string | undefined;
  const answer = await changing(async () => {
    const profile = await api.call('profile.confirmContact', { body: { kind, code } });
    name = profile.email;
  }, context);
  if (!answer.ok || kind !== 'email' || isForAnother(acting)) return answer;
  const before = personOf(session.current());
  if (before !== undefined && name !== undefined) moveAnswersOf(before, name);
  browser.leave(`${url.pathname.toLowerCase() === '/profile' ? url.pathname : page}?changed=email`, true);
  return answer;
};

const isForAnother = (acting: Acting): boolean => chosenBy(acting) !== undefined;
