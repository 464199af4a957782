import type { Question } from 'survey-core';

/** More rows or panels than a person fills in; survey-core makes a model of each. */
const maxRows = 1000;

/**
 * How many rows or panels a dynamic question takes: where none can be added, those that it begins with, unless the form adds some itself (`isSet`)
 * or another question may that shares the answer. Pure, for a question without an answer.
 */
export function countsOf(question: Question, isSet: boolean): { readonly min: number; readonly max: number } {
  const isPanel = question.getType() === 'paneldynamic';
  const property = (ofPanels: string, ofRows: string): unknown => question[isPanel ? ofPanels : ofRows];
  const [min, max] = [property('minPanelCount', 'minRowCount'), property('maxPanelCount', 'maxRowCount')];
  const mayGrow = property('allowAddPanel', 'allowAddRows') !== false || isSet || question.valueName || question['setValueExpression'];
  const begins = Number(property('panelCount', 'rowCount'));
  return { min: countOf(min, 0), max: mayGrow ? countOf(max, maxRows) : Math.max(countOf(min, 0), begins) };
}

const countOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? Math.min(value, maxRows) : otherwise;
