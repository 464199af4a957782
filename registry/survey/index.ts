export type { SurveyForm } from './SurveyForm.tsx';
export { loadedSurvey, loadSurvey } from './load-survey.ts';
export { placeOf, stepIn } from './steps/step-address.ts';
