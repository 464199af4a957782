import { SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { asksForAny } from './asks-for-any.ts';

test('a step has the hint for required questions where it has one, hidden or within another', () => {
  const model = new SurveyModel({
    pages: [
      { elements: [{ type: 'text', name: 'note' }] },
      {
        elements: [
          { type: 'text', name: 'hidden', isRequired: true, visibleIf: '{note} = 1' },
          { type: 'text', name: 'other' },
        ],
      },
      {
        elements: [
          { type: 'paneldynamic', name: 'cars', panelCount: 1, templateElements: [{ type: 'text', name: 'make', isRequired: true }] },
        ],
      },
      { elements: [{ type: 'panel', name: 'group', elements: [{ type: 'comment', name: 'story' }] }] },
    ],
  });
  const steps = model.pages.map((_, step) => {
    model.currentPageNo = step;
    return asksForAny(model);
  });
  expect(steps).toEqual([false, true, true, false]);
});
