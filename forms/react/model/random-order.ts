import type { FormView } from '#schemas/api';

/**
 * By which choices, questions and rows in a random order are ordered: alike in the html of the server, in the browser that takes it over, and at each opening;
 * otherwise for each person, as far as the server knows who it is. Never zero, which SurveyJS takes for none.
 */
export function randomOrderOf({ slug, keptAs = '' }: Pick<FormView, 'slug' | 'keptAs'>): number {
  const person = keptAs.split('/', 1)[0];
  return [...`${slug} ${person}`].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7) || 1;
}
