import type { SurveyForm } from './SurveyForm.tsx';
import { loadSanitiser } from '../trust/index.ts';
import { watchTyping } from './typed-ahead.ts';

let loaded: typeof SurveyForm | undefined;

/** The form with SurveyJS; what is typed in html of the server meanwhile is noted. Until the sanitiser is loaded, the policy of a page refuses html of a form. */
export async function loadSurvey(): Promise<typeof SurveyForm> {
  watchTyping();
  const [survey] = await Promise.all([import('./SurveyForm.tsx'), loadSanitiser()]);
  loaded = survey.SurveyForm;
  return loaded;
}

/** What `loadSurvey` has loaded; undefined before. */
export const loadedSurvey = (): typeof SurveyForm | undefined => loaded;
