import type { Question } from 'survey-core';

/** More rows or panels than anybody fills in; survey-core makes a model of each. */
export const mostRows = 1000;

/** How many rows or panels a dynamic question takes. Pure. */
export function countsOf(question: Question): { readonly least: number; readonly most: number } {
  const isPanel = question.getType() === 'paneldynamic';
  const [least, most] = [question[isPanel ? 'minPanelCount' : 'minRowCount'], question[isPanel ? 'maxPanelCount' : 'maxRowCount']];
  return { least: countOf(least, 0), most: countOf(most, mostRows) };
}

const countOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? Math.min(value, mostRows) : otherwise;
