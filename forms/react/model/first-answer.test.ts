// @vitest-environment happy-dom
import type { PanelModel } from 'survey-core';
import { expect, test, vi } from 'vitest';
import { createSurvey } from './create-survey.ts';

test('the first answer of a step changes nothing that its page and groups are drawn by', () => {
  const group = { type: 'panel', name: 'group', elements: [{ type: 'text', name: 'make' }] };
  const model = createSurvey(
    { pages: [{ name: 'first', elements: [group] }] },
    { language: 'en', answers: {}, page: 0, notOffered: '', notANumber: '', notShown: '', sanitise: (html) => html },
  );
  const drawAgain = vi.fn();
  for (const drawn of [...model.pages, model.getPanelByName('group') as PanelModel]) drawn.addOnPropertyValueChangedCallback(drawAgain);
  model.setValue('make', 'Lorne');
  expect(drawAgain).not.toHaveBeenCalled();
});
