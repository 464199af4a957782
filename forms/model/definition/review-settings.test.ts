import { expect, test } from 'vitest';
import { reviewOf } from './review-settings.ts';

const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `p${index}` }));

test('answers are shown before they are sent where the form has more than one step', () => {
  expect(reviewOf({ surveyDefinition: { pages: pages(2) } })).toEqual({});
  expect(reviewOf({ surveyDefinition: { pages: pages(1) } })).toBeUndefined();
  expect(reviewOf({ surveyDefinition: { elements: [] } })).toBeUndefined();
  expect(reviewOf({})).toBeUndefined();
});

test.each([
  [true, {}],
  ['showAllQuestions', {}],
  ['showAnsweredQuestions', { answeredOnly: true }],
  [false, undefined],
  ['noPreview', undefined],
])("SurveyJS's own preview %s is the same review", (showPreviewBeforeComplete, review) => {
  for (const count of [1, 2]) expect(reviewOf({ surveyDefinition: { pages: pages(count), showPreviewBeforeComplete } })).toEqual(review);
  expect(reviewOf({ surveyDefinition: { previewMode: 'answeredQuestions', showPreviewBeforeComplete: true } })).toEqual({
    answeredOnly: true,
  });
});

test('what the content of the form states counts first', () => {
  const surveyDefinition = { pages: pages(3), showPreviewBeforeComplete: true };
  expect(reviewOf({ checkAnswers: false, surveyDefinition })).toBeUndefined();
  expect(reviewOf({ checkAnswers: true, declarationPage: 'p2', surveyDefinition: {} })).toEqual({ declarationPage: 'p2' });
});

test('a form that has all questions on one page has no other to show its answers on', () => {
  expect(reviewOf({ checkAnswers: true, surveyDefinition: { pages: pages(3), questionsOnPageMode: 'singlePage' } })).toBeUndefined();
});
