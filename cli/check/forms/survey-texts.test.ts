import { expect, test } from 'vitest';
import { surveyNodes } from './survey-json.ts';
import { surveyTextFindings } from './survey-texts.ts';

const question = {
  type: 'text',
  name: 'plate',
  title: 'Plate',
  requiredErrorText: 'Enter the number',
  minErrorText: { default: 'Too small', cy: 'Rhy fach' },
  unitAfter: 'km',
  validators: [
    { type: 'regex', regex: '^A', text: 'It begins with A' },
    { type: 'expression', expression: 'true', text: '{plate}!' },
  ],
};
const definition = { completeText: 'Send', elements: [question, { type: 'uploader', name: 'papers', filesTooManyText: 'Too many' }] };
const found = (languages: readonly string[]) =>
  surveyTextFindings(surveyNodes(definition), languages).map(({ code, severity, pointer }) => [code, severity, pointer]);

test('[PAGE-09] a message or label of a form in one language only, in place of a word of the portal, is a warning where the tenant has several', () => {
  expect(found(['en', 'cy'])).toEqual(
    ['/completeText', '/elements/0/requiredErrorText', '/elements/0/validators/0/text', '/elements/1/filesTooManyText'].map((pointer) => [
      'missing-translation',
      'warning',
      pointer,
    ]),
  );
  expect(found(['en'])).toEqual([['unknown-language', 'warning', '/elements/0/minErrorText/cy']]);
  const [{ message } = { message: '' }] = surveyTextFindings(surveyNodes(definition), ['en', 'cy', 'ur']);
  expect(message).toContain('{ "default": …, "cy": …, "ur": … }');
});
