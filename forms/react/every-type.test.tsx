// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { inputTypes, surveyTypeSupport } from '../model/definition/survey-types.ts';
import { fieldTypes } from '../model/definition/index.ts';
import { ownFieldSteps } from '../../registry/blocks/form/own-field-steps.ts';
import { questionAnswers } from '../../registry/blocks/form/question-answers.ts';
import { questionTypeSteps } from '../../registry/blocks/form/question-type-steps.ts';
import { formTexts } from '../texts.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { loadSanitiser } from '#ui/trusted-types';

measureNothing();
beforeAll(loadSanitiser);
afterEach(cleanup);

const steps = Object.entries<readonly object[]>(questionTypeSteps);
const asked = steps.flatMap(([, elements]) => elements) as readonly { readonly type: string; readonly inputType?: string }[];
const shown = (types: typeof surveyTypeSupport): string[] => Object.keys(types).filter((type) => !('refused' in (types[type] as object)));

test('every type and input type that is shown is among the examples', () => {
  const types = new Set(asked.map(({ type }) => type).filter((type) => type !== 'panel'));
  const inputs = new Set(asked.flatMap(({ inputType }) => inputType ?? []));
  expect([...types].sort()).toEqual(shown(surveyTypeSupport).sort());
  expect([...inputs].sort()).toEqual(shown(inputTypes).sort());
});

test('every type of the portal itself is among the examples, and each question that has an answer has one there', () => {
  const own = Object.values<readonly { readonly type: string; readonly name: string }[]>(ownFieldSteps).flat();
  expect([...new Set(own.map(({ type }) => type))].sort()).toEqual(Object.keys(fieldTypes).sort());
  const shownOnly = new Set(['attachmentslist', 'expression', 'html', 'image', 'panel', 'recaptcha']);
  const questions = [...own, ...steps.flatMap(([, elements]) => elements as typeof own)].filter(({ type }) => !shownOnly.has(type));
  expect(questions.flatMap(({ name }) => (name in questionAnswers ? [] : [name]))).toEqual([]);
});

/** What is read of a drawn form: its text, and the attributes that are read out or shown. */
function textsOn(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text));
}

test.each(steps)('%s shows words of the portal and of the form, and none of SurveyJS', (_, elements) => {
  const words = Object.fromEntries(Object.entries(formTexts).map(([key, text]) => [key, `⟦${text}⟧`])) as unknown as typeof formTexts;
  const act = (async () => ({ ok: false, code: 'no' })) as never;
  render(<SurveyForm id="form" view={{ ...view, definition: { elements } }} text={words} language="ur" act={act} />);
  const given = JSON.stringify([elements, view]);
  expect(textsOn().filter((text) => !text.includes('⟦') && !given.includes(text))).toEqual([]);
  expect(textsOn().length).toBeGreaterThan(3);
});
