import type { ActionName, Actions, Act, Outcome } from '#schemas/page';
import type { Action, ActionContext } from './action.ts';
import { navigate } from './navigate.ts';
import { signOut } from './sign-in/sign-out.ts';

type Answers = { readonly [Name in ActionName]?: Action<Name> };

let arrived: Answers | undefined;

/**
 * The code of all other answers. Once it is here, they too begin before anything is awaited: a page that is going away waits for nothing, so a
 * form is opened with it.
 */
export async function loadActions(): Promise<Answers> {
  arrived ??= (await import('./answers.ts')).answers;
  return arrived;
}

/** The code that keeps chosen files on this device. */
export const loadFileActions = () => import('./form/keep-file.ts');

/** Answered with what every document has: a sign-out that fails must be reported, also where nothing can be loaded any more. */
const ownActions: Answers = { navigate, 'sign-out': signOut };

const pick = <Name extends ActionName>(answers: Answers, name: Name): Action<Name> | undefined =>
  Object.hasOwn(answers, name) ? (answers[name] as Action<Name> | undefined) : undefined;

/** The one way in which blocks ask; all but the urgent answers arrive with the first question. Never rejects: what goes wrong is an outcome with a code. */
export function createAct(context: ActionContext): Act {
  return async <Name extends ActionName>(name: Name, payload: Actions[Name]['payload']): Promise<Outcome<Name>> => {
    try {
      const action = pick(ownActions, name) ?? pick(arrived ?? (await loadActions()), name);
      return action ? await action(payload, context) : { ok: false, code: 'not-available' };
    } catch {
      return { ok: false, code: 'failed' };
    }
  };
}
