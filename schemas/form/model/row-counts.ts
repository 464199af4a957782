import type { Question } from 'survey-core';

/** More rows or panels than a person fills in; survey-core makes a model of each. */
export const maxRows = 1000;

/** How many rows or panels a dynamic question takes. Pure. */
export function countsOf(question: Question): { readonly min: number; readonly max: number } {
  const isPanel = question.getType() === 'paneldynamic';
  const [min, max] = [question[isPanel ? 'minPanelCount' : 'minRowCount'], question[isPanel ? 'maxPanelCount' : 'maxRowCount']];
  return { min: countOf(min, 0), max: countOf(max, maxRows) };
}

const countOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? Math.min(value, maxRows) : otherwise;
