import type { ActionName, Actions, Act, Outcome } from '#schemas/page';
import type { Action, ActionContext } from './action.ts';
import { chooseLanguage } from './choose-language.ts';
import { navigate } from './navigate.ts';
import { openForm } from './open-form.ts';
import { reload } from './reload.ts';
import { saveDraft } from './save-draft.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { signInStart } from './sign-in-start.ts';
import { signOut } from './sign-out.ts';
import { submitForm } from './submit-form.ts';
import { toggleDrafts } from './toggle-drafts.ts';

/** What the portal can answer, by the names of schemas/page/actions. */
const actions: { readonly [Name in ActionName]?: Action<Name> } = {
  navigate,
  reload,
  'choose-language': chooseLanguage,
  'toggle-drafts': toggleDrafts,
  'sign-in-start': signInStart,
  'sign-in-answer': signInAnswer,
  'sign-out': signOut,
  'open-form': openForm,
  'save-draft': saveDraft,
  'submit-form': submitForm,
};

/** The one way in which blocks ask. Never rejects: what goes wrong is an outcome with a code. */
export function createAct(context: ActionContext): Act {
  return async <Name extends ActionName>(name: Name, payload: Actions[Name]['payload']): Promise<Outcome<Name>> => {
    const action = Object.hasOwn(actions, name) ? (actions[name] as Action<Name> | undefined) : undefined;
    if (!action) return { ok: false, code: 'not-available' };
    try {
      return await action(payload, context);
    } catch (error) {
      return { ok: false, code: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };
}
