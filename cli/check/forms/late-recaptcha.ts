import { registrationForms } from '#schemas/api';
import type { FormFinding } from './form-finding.ts';
import type { SurveyNode } from './survey-json.ts';

const firstForms: ReadonlySet<unknown> = new Set(Object.values(registrationForms).map(([first]) => first));

/** SEC-36: reCAPTCHA in the first form of a registration, which is sent together with the second: by then its confirmation is too old. */
export const lateRecaptchaFindings = (slug: unknown, nodes: readonly SurveyNode[]): FormFinding[] =>
  nodes
    .filter(({ value }) => firstForms.has(slug) && value['type'] === 'recaptcha')
    .map(({ pointer }) => ({
      pointer: `${pointer}/type`,
      severity: 'error',
      code: 'invalid-file',
      message: 'A confirmation of reCAPTCHA is good for two minutes, and this form is sent with the one after it. Put the question there.',
    }));
