/** For tests: a question of every type, and kind of it, with an answer in the shape that is sent and stored (CTL-OUT). */

type Values = Readonly<Record<string, unknown>>;
export interface AnswerCase {
  readonly asks: Values & { readonly type: string };
  readonly answer: unknown;
  /** Answers of other questions, and of the comments beside this one. */
  readonly besides?: Values;
  /** It asks for other questions of the form, or survey-core itself does not keep its answer in a panel. */
  readonly onlyAtRoot?: boolean;
}

const choices = ['a', { value: 2, text: 'two' }, true];
const images = ['a', 'b'].map((value) => ({ value, imageLink: `/${value}.png` }));
const file = [{ name: 'a.pdf', type: 'application/pdf', size: 5, content: 'pending:1' }];

export const answerCases: Readonly<Record<string, AnswerCase>> = {
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
  uploader: {
    asks: { type: 'uploader', attachTo: 'Account', filePurpose: 'Logbook' },
    answer: {
      savingBehaviour: 1,
      attachTo: 'Account',
      filePurpose: 'Logbook',
      files: [{ id: '1', name: 'a.pdf', type: 'application/pdf', size: 5, status: 'Ready to upload' }],
    },
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

/** Questions that some of them ask about. */
export const otherQuestions = [
  { type: 'checkbox', name: 'from', choices: ['u', 'v'] },
  { type: 'matrixdynamic', name: 'rows', rowCount: 0, columns: [{ name: 'n', cellType: 'text' }] },
];
