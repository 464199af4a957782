export type { SurveyForm } from './SurveyForm.tsx';
export { asInHtml, loadedSurvey, loadSurvey } from './load-survey.ts';
export { pathAndQuery, stepIn } from './questions/step-address.ts';
