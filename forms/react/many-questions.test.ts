import { SurveyModel } from 'survey-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { formTexts as texts } from '../texts.ts';
import { checkStep, noteTypedText, pendingFilesOf, questionsOfStep, withTypedTexts } from '../state/index.ts';
import { takePlainTexts } from './model/plain-texts.ts';
import { namedSteps } from './questions/step-title.ts';

const model = new SurveyModel({
  pages: [
    {
      name: 'first',
      elements: [
        { type: 'text', name: 'make' },
        { type: 'text', name: 'hidden', visible: false },
        { type: 'panel', name: 'gone', visible: false, elements: [{ type: 'text', name: 'below' }] },
        { type: 'panel', name: 'group', elements: [{ type: 'text', name: 'inside', inputType: 'number' }] },
        { type: 'paneldynamic', name: 'cars', panelCount: 1, templateElements: [{ type: 'text', name: 'plate' }] },
      ],
    },
    { name: 'second', elements: [{ type: 'text', name: 'other', inputType: 'number' }] },
  ],
});
const walks = vi.spyOn(model, 'getAllQuestions');
beforeEach(() => void walks.mockClear());

test('the questions of a step are those that are shown on it, with those within others', () => {
  expect(questionsOfStep(model).map(({ name }) => name)).toEqual(['make', 'inside', 'cars', 'plate']);
  model.currentPageNo = 1;
  expect(questionsOfStep(model).map(({ name }) => name)).toEqual(['other']);
  model.currentPageNo = 0;
});

test('what is done at each key and each step does not walk through all questions of the form', () => {
  takePlainTexts(model);
  checkStep(model);
  expect(withTypedTexts(model, { make: 'Lorne' })).toEqual({ make: 'Lorne' });
  expect(pendingFilesOf(model).askedAgain.addTo({ make: 'Lorne' }, model)).toEqual({ make: 'Lorne' });
  // Once, as the form is opened: the files that have to be chosen again are attached to their questions.
  expect(walks).toHaveBeenCalledTimes(1);
});

test('a text that is no number is kept on every step, until it is one', () => {
  const other = model.getQuestionByName('other');
  noteTypedText(other, 'about five');
  expect(withTypedTexts(model, {})).toEqual({ other: 'about five' });
  noteTypedText(other, undefined);
  walks.mockClear();
  expect(withTypedTexts(model, {})).toEqual({});
  expect(walks).not.toHaveBeenCalled();
});

test('a file that has to be chosen again is found in its question, until it is left out', () => {
  const { askedAgain } = pendingFilesOf(model);
  const make = model.getQuestionByName('make');
  askedAgain.add(make, [{ name: 'a.pdf', type: 'application/pdf', size: 1, content: 'pending:a' }]);
  expect(askedAgain.questionsIn(model).map(({ path }) => path)).toEqual(['make']);
  askedAgain.leaveOut(make, 'pending:a');
  walks.mockClear();
  expect(askedAgain.questionsIn(model)).toEqual([]);
  expect(walks).not.toHaveBeenCalled();
});

test('the names of all steps are read in one look at which pages are shown', () => {
  const shown = vi.spyOn(model, 'visiblePages', 'get');
  expect(namedSteps(model, texts).map(({ title }) => title)).toHaveLength(2);
  expect(shown).toHaveBeenCalledTimes(1);
});
