import type { ActionName, Actions, Act, Outcome } from '#schemas/page';
import type { Action, ActionContext } from './action.ts';

/** The one way in which blocks ask; the answers arrive with the first question. Never rejects: what goes wrong is an outcome with a code. */
export function createAct(context: ActionContext): Act {
  return async <Name extends ActionName>(name: Name, payload: Actions[Name]['payload']): Promise<Outcome<Name>> => {
    try {
      const { answers } = await import('./answers.ts');
      const action = Object.hasOwn(answers, name) ? (answers[name] as Action<Name> | undefined) : undefined;
      return action ? await action(payload, context) : { ok: false, code: 'not-available' };
    } catch (error) {
      return { ok: false, code: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };
}
