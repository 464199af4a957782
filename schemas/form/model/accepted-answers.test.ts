import { Question, SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { seed, some } from '../../../tests/support/seed.ts';
import { questionTypes, surveyTypes } from '../question-types.ts';
import { answersToSend } from './answers-to-send.ts';

// No page is drawn here, as in the server's worker.
Object.assign(Question.prototype, { updateElementCssCore: () => undefined });

type Values = Readonly<Record<string, unknown>>;
interface Case {
  readonly asks: Values & { readonly type: string };
  readonly answer: unknown;
  /** Answers of other questions, and of the comments beside this one. */
  readonly besides?: Values;
  /** It asks for other questions of the form, or survey-core itself does not keep its answer in a panel. */
  readonly onlyAtRoot?: boolean;
}

const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
const choices = ['a', { value: 2, text: 'two' }, true];
const images = ['a', 'b'].map((value) => ({ value, imageLink: `/${value}.png` }));
const file = [{ name: 'a.pdf', type: 'application/pdf', size: 5, content: 'pending:1' }];

const cases: Readonly<Record<string, Case>> = {
  text: { asks: { type: 'text' }, answer: 'x' },
  number: { asks: { type: 'text', inputType: 'number' }, answer: 5 },
  date: { asks: { type: 'text', inputType: 'date' }, answer: '2026-01-02' },
  comment: { asks: { type: 'comment' }, answer: 'x' },
  boolean: { asks: { type: 'boolean' }, answer: true },
  'boolean with values': { asks: { type: 'boolean', valueTrue: 'yes', valueFalse: 0 }, answer: 0 },
  dropdown: { asks: { type: 'dropdown', choices }, answer: 2 },
  'dropdown min and max': { asks: { type: 'dropdown', choicesMin: 1, choicesMax: 10 }, answer: 3 },
  'dropdown step': { asks: { type: 'dropdown', choices, choicesMin: 10, choicesMax: 90, choicesStep: 10 }, answer: 80 },
  'dropdown none': { asks: { type: 'dropdown', choices, showNoneItem: true, noneValue: 'nothing' }, answer: 'none' },
  'dropdown refuse': { asks: { type: 'dropdown', choices, showRefuseItem: true }, answer: 'refused' },
  'dropdown does not know': { asks: { type: 'dropdown', choices, showDontKnowItem: true }, answer: 'dontknow' },
  'dropdown other': {
    asks: { type: 'dropdown', choices, showOtherItem: true },
    answer: 'other',
    besides: { 'q-Comment': 'x' },
  },
  'dropdown other in place': {
    asks: { type: 'dropdown', choices, showOtherItem: true, storeOthersAsComment: false },
    answer: 'something',
    onlyAtRoot: true,
  },
  'dropdown custom': { asks: { type: 'dropdown', choices, allowCustomChoices: true }, answer: 'own' },
  'dropdown comment': { asks: { type: 'dropdown', choices, showCommentArea: true }, answer: 'a', besides: { 'q-Comment': 'x' } },
  'dropdown from a choice': {
    asks: { type: 'dropdown', choicesFromQuestion: 'from', choicesFromQuestionMode: 'selected' },
    answer: 'u',
    besides: { from: ['u'] },
    onlyAtRoot: true,
  },
  'dropdown from rows': {
    asks: { type: 'dropdown', choicesFromQuestion: 'rows', choiceValuesFromQuestion: 'n' },
    answer: 'Ann',
    besides: { rows: [{ n: 'Ann' }] },
    onlyAtRoot: true,
  },
  radiogroup: { asks: { type: 'radiogroup', choices }, answer: 2 },
  'radiogroup visible choice': { asks: { type: 'radiogroup', choices: [{ value: 'a', visibleIf: '1 = 1' }] }, answer: 'a' },
  'radiogroup asks within': {
    asks: { type: 'radiogroup', choices: [{ value: 'a', elements: [{ type: 'text', name: 'why' }] }] },
    answer: 'a',
    besides: { why: 'x' },
    onlyAtRoot: true,
  },
  buttongroup: { asks: { type: 'buttongroup', choices }, answer: 'a' },
  checkbox: { asks: { type: 'checkbox', choices }, answer: ['a', 2] },
  'checkbox all': { asks: { type: 'checkbox', choices: ['a', 'b'], showSelectAllItem: true }, answer: ['a', 'b'] },
  'checkbox none': { asks: { type: 'checkbox', choices, showNoneItem: true }, answer: ['none'] },
  'checkbox other': {
    asks: { type: 'checkbox', choices, showOtherItem: true },
    answer: ['a', 'other'],
    besides: { 'q-Comment': 'x' },
  },
  'checkbox in members': { asks: { type: 'checkbox', choices, valuePropertyName: 'v' }, answer: [{ v: 'a' }], onlyAtRoot: true },
  tagbox: { asks: { type: 'tagbox', choices }, answer: ['a', 2] },
  ranking: { asks: { type: 'ranking', choices: ['a', 'b'] }, answer: ['b', 'a'] },
  'ranking of some': { asks: { type: 'ranking', choices: ['a', 'b'], selectToRankEnabled: true }, answer: ['b'] },
  imagepicker: { asks: { type: 'imagepicker', choices: images }, answer: 'b' },
  'imagepicker several': { asks: { type: 'imagepicker', choices: images, multiSelect: true }, answer: ['a', 'b'] },
  imagemap: { asks: { type: 'imagemap', imageLink: '/a.png', areas: [{ value: 'a', coords: '1,1,9,9' }] }, answer: ['a'] },
  rating: { asks: { type: 'rating' }, answer: 5 },
  'rating range': { asks: { type: 'rating', rateMin: 10, rateMax: 30, rateStep: 10 }, answer: 30 },
  'rating values': { asks: { type: 'rating', rateValues: ['bad', { value: 'good', text: 'Good' }] }, answer: 'good' },
  slider: { asks: { type: 'slider' }, answer: 40 },
  'slider range': { asks: { type: 'slider', sliderType: 'range' }, answer: [10, 40] },
  file: { asks: { type: 'file' }, answer: file },
  signaturepad: { asks: { type: 'signaturepad' }, answer: 'data:image/png;base64,AAAA' },
  multipletext: { asks: { type: 'multipletext', items: [{ name: 'a' }, { name: 'b' }] }, answer: { a: 'x', b: 'y' } },
  matrix: { asks: { type: 'matrix', rows: ['r'], columns: ['c', 'd'] }, answer: { r: 'd' } },
  'matrix of boxes': { asks: { type: 'matrix', cellType: 'checkbox', rows: ['r'], columns: ['c', 'd'] }, answer: { r: ['c', 'd'] } },
  matrixdropdown: { asks: { type: 'matrixdropdown', rows: ['r'], columns: [{ name: 'c' }], choices }, answer: { r: { c: 2 } } },
  'matrixdropdown min and max': {
    asks: { type: 'matrixdropdown', rows: ['r'], columns: [{ name: 'c', cellType: 'dropdown', choicesMin: 1, choicesMax: 3 }] },
    answer: { r: { c: 3 } },
  },
  matrixdynamic: { asks: { type: 'matrixdynamic', columns: [{ name: 'c' }], choices }, answer: [{ c: 'a' }, { c: 2 }] },
  'matrixdynamic tick boxes': {
    asks: { type: 'matrixdynamic', cellType: 'tagbox', columns: [{ name: 'c' }], choices },
    answer: [{ c: ['a'] }],
  },
  attachmentslist: { asks: { type: 'attachmentslist' }, answer: [{ id: 'f1', name: 'v5c.pdf' }] },
  datepicker: { asks: { type: 'datepicker' }, answer: '2015-03-27T00:00:00.000Z' },
  pdfdownload: { asks: { type: 'pdfdownload' }, answer: { isPdfDownloaded: true } },
  pdfpreview: { asks: { type: 'pdfpreview' }, answer: { isPdfPreview: true } },
  recaptcha: { asks: { type: 'recaptcha', sitekey: 'k' }, answer: { type: 'Google reCAPTCHA', version: 'v2', token: 't0ken' } },
  signature: {
    asks: { type: 'signature', pdfUrl: 'claim.pdf' },
    answer: { savingBehaviour: 2, signature: 'data:image/png;base64,iVBORw0KGgo=', pdfUrl: 'claim.pdf', eSignature: true },
  },
  fullname: { asks: { type: 'fullname' }, answer: { firstName: 'Al', lastName: 'B', fullName: 'Al B' } },
  address: {
    asks: { type: 'address' },
    answer: { addressLine1: '1 Quay St', city: 'Cardiff', state: 'Glamorgan', postcode: 'CF10 1AA', country: 'GBR' },
  },
  vin: {
    asks: { type: 'vin' },
    answer: { manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345', status: 'valid' },
  },
  phone: { asks: { type: 'phone' }, answer: { dialingCode: '+44', iso3: 'GBR', number: '07700900123', phoneNumber: '+447700900123' } },
  uniqueemail: { asks: { type: 'uniqueemail' }, answer: 'al@example.org' },
  paneldynamic: { asks: { type: 'paneldynamic', templateElements: [{ type: 'text', name: 't' }] }, answer: [{ t: 'x' }] },
};

const others = [
  { type: 'checkbox', name: 'from', choices: ['u', 'v'] },
  { type: 'matrixdynamic', name: 'rows', rowCount: 0, columns: [{ name: 'n', cellType: 'text' }] },
];
const containers = new Set(['matrix', 'matrixdropdown', 'matrixdynamic', 'multipletext', 'paneldynamic']);

function expectAccepted(elements: readonly object[], answers: Values): void {
  const model = new SurveyModel({ elements });
  for (const [name, value] of Object.entries(answers)) model.setValue(name, structuredClone(value));
  expect(model.data).toMatchObject(answers);
  const sent = structuredClone(model.data) as Values;
  expect(answersToSend({ elements }, { answers: sent, ...words })).toEqual({ answers: sent, errors: [] });
}

test('every question type that takes answers is one of the cases', () => {
  const answerless = ['expression', 'html', 'image'];
  const tried = new Set(Object.values(cases).map(({ asks }) => asks.type));
  expect([...questionTypes].filter((type) => !tried.has(type))).toEqual(answerless);
});

test.each(Object.entries(cases))('an answer that survey-core takes is sent unchanged: %s', (_, one) => {
  expectAccepted([...others, { ...one.asks, name: 'q' }], { ...one.besides, q: one.answer });
});

const anywhere = Object.entries(cases).filter(([, { onlyAtRoot }]) => onlyAtRoot !== true);
test.each(some(anywhere, 12))(`… in a panel and in the details of a table: %s (seed ${seed})`, (_, { asks, answer, besides = {} }) => {
  const row = { ...besides, q: answer };
  const inner = [{ ...asks, name: 'q' }];
  expectAccepted([{ type: 'paneldynamic', name: 'p', templateElements: inner }], { p: [row, row] });
  const table = { type: 'matrixdynamic', name: 'm', columns: [{ name: 'c', cellType: 'text' }], detailPanelMode: 'underRow' };
  expectAccepted([{ ...table, detailElements: inner }], { m: [{ c: 'x', ...row }] });
});

test.each(
  some(
    anywhere.filter(([, { asks }]) => surveyTypes.has(asks.type) && !containers.has(asks.type)),
    12,
  ),
)(`… in a column: %s (seed ${seed})`, (_, { asks, answer, besides = {} }) => {
  const { type, ...more } = asks;
  const columns = [{ ...more, name: 'q', cellType: type }];
  const row = { ...besides, q: answer };
  expectAccepted([{ type: 'matrixdynamic', name: 'm', columns }], { m: [row] });
  expectAccepted([{ type: 'matrixdropdown', name: 'm', columns, rows: ['r'] }], { m: { r: row } });
});

test('names of files at any depth go out as what they are; a date that the form sets stays one', () => {
  const form = {
    elements: [
      { type: 'file', name: 'logbook' },
      { type: 'paneldynamic', name: 'vehicles', templateElements: [{ type: 'file', name: 'photo', allowMultiple: true }] },
      { type: 'text', name: 'day', inputType: 'date', defaultValueExpression: 'today()' },
    ],
  };
  const named = (name: string) => [{ ...file[0], name }];
  const answers = { logbook: named('v5c\u202efdp.exe'), vehicles: [{ photo: named('../a.png') }] };
  const { answers: sent } = answersToSend(form, { ...words, answers });
  expect(sent).toMatchObject({ logbook: [{ name: 'v5c_fdp.exe' }], vehicles: [{ photo: [{ name: '__a.png' }] }] });
  expect(JSON.stringify(sent['day'] ?? 'unset')).not.toBe('{}');
});
