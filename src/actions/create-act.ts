import type { ActionName, Actions, Act, Outcome } from '#schemas/page';
import type { Action, ActionContext } from './action.ts';
import { holdFiles } from './form/hold-files.ts';
import { keepAnswersHere } from './form/keep-answers-here.ts';
import { navigate } from './navigate.ts';
import { signOut } from './sign-in/sign-out.ts';

type Answers = { readonly [Name in ActionName]?: Action<Name> };

/** The code of all other answers. */
export const loadActions = () => import('./answers.ts');

/**
 * Answered before anything is awaited: a page that is going away waits for nothing, and a step of a form has its entry before the browser can
 * go back from it. A sign-out that fails must be reported, also where nothing can be loaded any more.
 */
const synchronousActions: Answers = { 'hold-files': holdFiles, 'keep-answers': keepAnswersHere, navigate, 'sign-out': signOut };

const pick = <Name extends ActionName>(answers: Answers, name: Name): Action<Name> | undefined =>
  Object.hasOwn(answers, name) ? (answers[name] as Action<Name> | undefined) : undefined;

/** The one way in which blocks ask; all but the urgent answers arrive with the first question. Never rejects: what goes wrong is an outcome with a code. */
export function createAct(context: ActionContext): Act {
  return async <Name extends ActionName>(name: Name, payload: Actions[Name]['payload']): Promise<Outcome<Name>> => {
    try {
      const action = pick(synchronousActions, name) ?? pick((await loadActions()).answers, name);
      return action ? await action(payload, context) : { ok: false, code: 'not-available' };
    } catch (error) {
      return { ok: false, code: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };
}
