import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';

/**
 * Choices, questions and rows that a form asks for in a random order have the same one in the html of the server, in the browser that takes it over, and at each
 * opening: another one for each person, as far as the server knows who it is.
 */
export function fixRandomOrder(
  model: SurveyModel,
  { definition, slug, keptAs = '' }: Pick<FormView, 'definition' | 'slug' | 'keptAs'>,
): void {
  if (!JSON.stringify(definition).includes('"random"')) return;
  const person = keptAs.split('/', 1)[0];
  // Zero would be no seed.
  model.randomSeed = [...`${slug} ${person}`].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7) || 1;
}
