import { nextTask } from '#engine';
import type { FormView } from '#schemas/api';
import { loadPhoneReader } from '#schemas/values/telephone/phone-reader';
import type { SurveyForm } from './SurveyForm.tsx';
import { loadSanitiser } from '#ui/trusted-types';
import { watchTyping } from './input-before-hydration/typed-input.ts';

let loaded: typeof SurveyForm | undefined;

/** A form as the html of its document has it, to be hydrated. */
export const asInHtml = (view: FormView): FormView => view.html ?? view.drawn ?? view;

/**
 * The form with SurveyJS; what is typed in html of the server meanwhile is noted.
 * Given the view that the browser draws next, its definition is loaded into its model: running the code, loading and drawing are tasks of their own (FRM-24).
 */
export async function loadSurvey(view?: FormView): Promise<typeof SurveyForm> {
  watchTyping();
  // Beside it: the rules of a question cannot wait for the reader later.
  const reader = !view || asksForNumber(view) ? loadPhoneReader() : undefined;
  reader?.catch(() => undefined);
  const { SurveyForm: Loaded, loadAhead } = await import('./SurveyForm.tsx');
  // After it, not beside it: it is short, and the form is waited for.
  const sanitiser = loadSanitiser();
  sanitiser.catch(() => undefined);
  if (view && typeof document !== 'undefined') {
    for (const next of new Set([asInHtml(view), view])) {
      await nextTask();
      for (const _ of loadAhead(next)) await nextTask();
    }
    await nextTask();
  }
  await sanitiser;
  // Without it the server alone refuses what cannot be a number.
  await reader?.catch(() => undefined);
  loaded = Loaded;
  return loaded;
}

/** Whether a question of the type phone, or for the number of an account, is somewhere in its definition. */
const asksForNumber = ({ definition }: FormView): boolean => /:"phone(?:Number)?"/.test(JSON.stringify(definition));

/** What `loadSurvey` has loaded; undefined before. */
export const loadedSurvey = (): typeof SurveyForm | undefined => loaded;
