import { Serializer, surveyLocalization } from 'survey-core';
import { expect, test } from 'vitest';
import { fieldWords } from '../questions/index.ts';
import { shownStrings } from '../questions/survey-words.ts';
import { answersToSend } from './answers-to-send.ts';

const ofSurveyJs = Object.keys(surveyLocalization.locales['en'] as object).filter((name) => !name.startsWith('portal'));

/** SurveyJS's strings that no claimant meets: of parts that the portal draws itself, does without, or that only SurveyJS's form editor shows. */
const unseenStrings = [
  // Steps, sending and saving are the portal's own.
  'pagePrevText pageNextText completeText previewText editText startSurveyText progressText questionsProgressText completingSurvey',
  'completingSurveyBefore loadingSurvey loadingPage savingData savingDataError savingDataSuccess saveAgainButton toc progressbar',
  'progressbarPage ok cancel modalCancelButtonText modalApplyButtonText',
  // A form gives everybody the time they need.
  'timerMin timerSec timerSpentAll timerSpentPage timerSpentSurvey timerLimitAll timerLimitPage timerLimitSurvey',
  // Files, signatures, long lists and orders have a look of their own; repeated panels are a list.
  'exceedMaxSize fileSizeUnits exceedMaxFiles noUploadFilesHandler uploadingFile loadingFile chooseFile noFileChosen filePlaceholder',
  'chooseFileCaption takePhotoCaption photoPlaceholder fileOrPhotoPlaceholder replaceFileCaption removeFileCaption confirmRemoveFile',
  'confirmRemoveAllFiles indexText signaturePlaceHolder signaturePlaceHolderReadOnly selectCaption filterStringPlaceholder',
  'loadingData tagboxDoneButtonCaption createCustomItem selectToRankEmptyRankedAreaText selectToRankEmptyUnrankedAreaText',
  'panelDynamicProgressText panelDynamicTabTextFormat tabTitlePlaceholder',
  // Parts of a definition without a name of their own.
  'value choices_Item choices_Choice multipletext_itemname addColumn rowNameTemplateTitle',
  'questionTitlePatternText',
].flatMap((names) => names.split(' '));

test('every string of SurveyJS is one of ours, or one that is never shown', () => {
  expect([...Object.keys(shownStrings), ...unseenStrings].sort()).toEqual([...ofSurveyJs].sort());
});

const words = Object.fromEntries(Object.entries(fieldWords).map(([key, text]) => [key, `⟦${text}⟧`]));
const messagesOf = (question: object, answer: unknown, language = 'ur'): string[] =>
  answersToSend(
    { elements: [{ name: 'q', ...question }] },
    { answers: answer === undefined ? {} : { q: answer }, language, notOffered: '⟦⟧', notShown: '⟦⟧', words },
  ).errors.map(({ message }) => message);

const text = (more: object): object => ({ type: 'text', ...more });
const validated = (validator: object): object => text({ validators: [validator] });
const choices = ['a', 'b', 'c'];
const cells = [{ name: 'c', cellType: 'text', isUnique: true }];

test.each<[what: string, question: object, answer: unknown]>([
  ['a missing answer', text({ isRequired: true }), undefined],
  ['a missing answer of a table', { type: 'matrix', columns: ['y'], rows: ['r', 's'], eachRowRequired: true }, { r: 'y' }],
  ['a missing description', { type: 'radiogroup', choices, showOtherItem: true }, 'other'],
  ['rows that repeat', { type: 'matrix', columns: ['y', 'n'], rows: ['r', 's'], eachRowUnique: true }, { r: 'y', s: 'y' }],
  ['keys that repeat', { type: 'matrixdynamic', columns: cells }, [{ c: 'x' }, { c: 'x' }]],
  ['too few rows', { type: 'matrixdynamic', columns: [{ name: 'c', cellType: 'text' }], minRowCount: 2, isRequired: true }, [{ c: 'x' }]],
  ['too few choices', { type: 'checkbox', choices, minSelectedChoices: 2 }, ['a']],
  ['too many choices', { type: 'checkbox', choices, maxSelectedChoices: 1 }, ['a', 'b']],
  ['no address of mail', text({ inputType: 'email' }), 'x'],
  ['no address of a site', text({ inputType: 'url' }), 'no address'],
  ['a number below', text({ inputType: 'number', min: 5 }), 4],
  ['a number above', text({ inputType: 'number', max: 5 }), 6],
  ['a number off its step', text({ inputType: 'number', step: 5 }), 6],
  ['a place off the slider', { type: 'slider', min: 0, max: 10, step: 1 }, 11],
  ['a text that is too long', { type: 'comment', maxLength: 3 }, 'four'],
  ['validator numeric', validated({ type: 'numeric', minValue: 5, maxValue: 8 }), '4'],
  ['validator numeric, at least', validated({ type: 'numeric', minValue: 5 }), '4'],
  ['validator numeric, at most', validated({ type: 'numeric', maxValue: 5 }), '6'],
  ['validator numeric of words', validated({ type: 'numeric' }), 'four'],
  ['validator text, short', validated({ type: 'text', minLength: 5 }), 'x'],
  ['validator text, long', validated({ type: 'text', maxLength: 1 }), 'xx'],
  ['validator text, outside', validated({ type: 'text', minLength: 3, maxLength: 5 }), 'x'],
  ['validator text, digits', validated({ type: 'text', allowDigits: false }), 'x1'],
  ['validator answercount', { type: 'checkbox', choices, validators: [{ type: 'answercount', minCount: 2 }] }, ['a']],
  ['validator regex', validated({ type: 'regex', regex: '^a$' }), 'b'],
  ['validator email', validated({ type: 'email' }), 'x'],
  ['validator expression', validated({ type: 'expression', expression: "{q} = 'y'" }), 'x'],
])('the message for %s is ours, in the language of the page, and complete', (_, question, answer) => {
  for (const language of ['en', 'ur']) {
    const messages = messagesOf(question, answer, language);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => !/^⟦[^{}]+⟧$/.test(message))).toEqual([]);
  }
});

test('every validator that SurveyJS has is among those tested', () => {
  const types = Serializer.getChildrenClasses('surveyvalidator', true).map(({ name }) => name.replace('validator', ''));
  expect(types.sort()).toEqual(['answercount', 'email', 'expression', 'numeric', 'regex', 'text']);
});

test.each<[type: string, limits: object, answer: string, message: string]>([
  ['date', { min: '2020-03-09' }, '2020-03-08', '⟦The date must be 9 March 2020 or later.⟧'],
  ['date', { max: '2020-03-09' }, '2020-03-10', '⟦The date must be 9 March 2020 or earlier.⟧'],
  ['date', { minValueExpression: "parseDate('2020-03-09')" }, '2020-03-08', '⟦The date must be 9 March 2020 or later.⟧'],
  ['date', { min: '2020-03-09', minErrorText: 'Not before {0}!' }, '2020-03-08', 'Not before 9 March 2020!'],
  ['datetime-local', { min: '2020-03-09T10:30' }, '2020-03-09T10:29', '⟦It must be 9 March 2020, 10:30 or later.⟧'],
  ['month', { max: '2020-03' }, '2020-04', '⟦It must be March 2020 or earlier.⟧'],
  ['time', { min: '10:30' }, '09:00', '⟦It must be 10:30 or later.⟧'],
])('the limit of a %s with %j is written as people write it', (inputType, limits, answer, message) => {
  expect(messagesOf(text({ inputType, ...limits }), answer, 'en')).toEqual([message]);
});

test.each([
  ['https://www.example.com/a?b=c', true],
  ['www.example.com', true],
  ['example.com:8080/x', true],
  ['EXAMPLE.co.uk', true],
  ['nobody', false],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
  ['not an.address', false],
  ['https://.', false],
])('%s as the address of a site is taken: %s', (address, isTaken) => {
  expect(messagesOf(text({ inputType: 'url' }), address, 'en')).toHaveLength(isTaken ? 0 : 1);
});
