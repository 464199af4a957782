import { nearest } from '#engine';
import { questionTypes, safeDefinition, UnusableForm, type LeftOut } from '#forms/definition';
import type { FormFinding } from './form-finding.ts';

/** What the portal does not take over from a definition when it makes the form ready, at its place. */
export function leftOutFindings(definition: unknown): FormFinding[] {
  try {
    return safeDefinition(definition).leftOut.map(toFinding);
  } catch (error) {
    // Names are reported one by one.
    if (error instanceof UnusableForm) return [];
    throw error;
  }
}

function toFinding({ pointer, what, name, instead }: LeftOut): FormFinding {
  if (what === 'other-type') {
    const message = `SurveyJS has no question type "${name}" here: the question is shown as "${instead}". Write that, and check what it needs.`;
    return { pointer, severity: 'warning', code: 'unknown-question-type', message };
  }
  if (what === 'question-type') {
    const suggestion = nearest(name, [...questionTypes]);
    const message = name === '' ? 'This question has no type' : `SurveyJS has no question type "${name}" here`;
    const consequence = 'claimants read that the question cannot be shown, and cannot send the form where it is required.';
    return {
      pointer,
      severity: 'error',
      code: 'unknown-question-type',
      message: `${message}: ${consequence}`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }
  const [severity, message] = messages[what];
  return { pointer, severity, code: 'refused-part', message: message.replace('{name}', name) };
}

const messages: Readonly<Record<Exclude<LeftOut['what'], 'question-type' | 'other-type'>, readonly [FormFinding['severity'], string]>> = {
  'way-out': ['error', '"{name}" is ignored: a form leads to its confirmation page. Use confirmationSlug of the form.'],
  'foreign-choices': ['error', 'Choices may only come from this portal (a path that starts with one /); this question would have none.'],
  'outside-service': ['error', '"{name}" is ignored: answers are kept and sent by this portal alone.'],
  'start-page': ['warning', '"{name}" is ignored: the first page is a step like any other.'],
  'not-a-list': ['error', '"{name}" is ignored: it must be a list.'],
  look: ['warning', '"{name}" is ignored: such a question works on every screen and by keyboard without it.'],
  timer: ['warning', '"{name}" is ignored: a form gives everybody the time they need.'],
};
