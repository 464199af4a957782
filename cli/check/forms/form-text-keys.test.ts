import { expect, test } from 'vitest';
import { isFormTextKey } from '#forms/definition';
import { textNames } from './survey-json.ts';

/** Addresses, html of its own, formats of results, and a list. */
const others = [
  'logo',
  'imageLink',
  'completedHtml',
  'completedBeforeHtml',
  'loadingHtml',
  'html',
  'questionTitleTemplate',
  'format',
  'totalFormat',
  'defaultDisplayValue',
  'dataList',
  'singleInputTitleTemplate',
  'placeholderReadOnly',
];

test('markup is looked for in every text that SurveyJS has in several languages', () =>
  expect([...textNames].filter((name) => !isFormTextKey(name)).sort()).toEqual(others.sort()));
