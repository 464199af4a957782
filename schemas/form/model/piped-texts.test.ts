import type { QuestionMatrixDynamicModel } from 'survey-core';
import { expect, test } from 'vitest';
import { loadForm } from './load-form.ts';
import './prepare-form.ts';

test('the name of a field in a table is announced as changed once a row above it is removed', () => {
  const elements = [{ type: 'matrixdynamic', name: 'papers', rowCount: 2, columns: [{ name: 'paper', cellType: 'text' }] }];
  const papers = loadForm({ elements }, 'fill').model.getQuestionByName('papers') as QuestionMatrixDynamicModel;
  const field = papers.visibleRows[1]?.cells[0]?.question;
  if (!field) throw new Error('The table has no second row.');
  // Who shows it reads it again after that.
  const changes: unknown[] = [];
  expect(field.locTitle.textOrHtml).toBe('row 2, column paper');
  field.value = 'letter';
  field.locTitle.onStringChanged.add((text) => changes.push(text));
  papers.removeRow(0, false);
  expect(changes).not.toEqual([]);
  expect(field.locTitle.textOrHtml).toBe('row 1, column paper');
});
