import type { SurveyForm } from './SurveyForm.tsx';
import { loadSanitiser } from '../trust/index.ts';

/** The form with SurveyJS and its words in one language. Until the sanitiser is loaded, the policy of a page refuses html of a form. */
export async function loadSurvey(language: string): Promise<typeof SurveyForm> {
  const [survey, { loadLocale }] = await Promise.all([import('./SurveyForm.tsx'), import('./model/locales.ts'), loadSanitiser()]);
  await loadLocale(language);
  return survey.SurveyForm;
}
