import { filesIn } from '#forms/definition';
import { keeperOf } from '../../acting/index.ts';
import { forgetSubmission } from '../../forms/index.ts';
import { PortalError } from '../../failure/index.ts';
import { forgetTypedInForm } from './forget-typed.ts';
import { done, type Action, type ActionContext } from '../action.ts';
import { failure } from '../failure.ts';
import { dropFiles } from './forget-files.ts';

/** FRM-26: a draft is deleted on the server, then what this device keeps of it; the lists that show it are asked again, also where it could not be. */
export const deleteDraft: Action<'delete-draft'> = async ({ formSlug, submissionId, version }, context) => {
  const { session, acting, api, browser, data } = context;
  try {
    const files = await filesOf(context, { formSlug, submissionId });
    await api.call('drafts.delete', { params: { id: submissionId }, body: { version } }).catch((error: unknown) => {
      if (!(error instanceof PortalError && error.status === 404)) throw error;
    });
    forgetTypedInForm({ at: formSlug, submissionId }, context);
    const keeper = keeperOf(session.current(), acting);
    if (keeper) {
      forgetSubmission(keeper, formSlug, submissionId);
      await dropFiles([keeper, formSlug], files);
    }
    return done;
  } catch (error) {
    return failure(error);
  } finally {
    browser.forgetAhead();
    await Promise.all([data.reload('forms'), data.reload('status')]);
  }
};

/** Contents of the files that its answers name: this device may keep some that have not arrived. */
async function filesOf({ api }: Pick<ActionContext, 'api'>, query: { readonly formSlug: string; readonly submissionId: string }) {
  const draft = await api.call('drafts.one', { query });
  return filesIn(draft?.dynamicData ?? {}).map(({ file }) => file.content);
}
