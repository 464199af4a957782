import { expect, test } from 'vitest';
import { prepareForm } from './prepare-form.ts';
import { sectionsOf } from './sections-of.ts';

const loaded = (elements: readonly object[], answers: Readonly<Record<string, unknown>>) =>
  prepareForm({ elements }, 'read', { language: 'en', answers, notShown: '' }).model;

test('a password is on no paper, and a moment reads as a day and a time', () => {
  const elements = [
    { type: 'text', inputType: 'password', name: 'secret' },
    { type: 'text', inputType: 'datetime-local', name: 'at' },
    { type: 'text', inputType: 'month', name: 'since' },
    { type: 'multipletext', name: 'login', items: [{ name: 'word', inputType: 'password' }] },
    { type: 'matrixdynamic', name: 'logins', columns: [{ name: 'word', cellType: 'text', inputType: 'password' }] },
  ];
  const answers = {
    secret: 'hunter2',
    at: '2015-03-27T14:05',
    since: '2015-03',
    login: { word: 'hunter2' },
    logins: [{ word: 'hunter2' }],
  };
  const [section] = sectionsOf(loaded(elements, answers), { language: 'en', signed: '' });
  const answered = section?.parts.filter(({ kind }) => kind === 'answer').map(({ text }) => text);
  expect(answered).toEqual(['••••••', '27 March 2015, 14:05', 'March 2015', '••••••', '••••••']);
});

test('answers to the portal’s own questions read as people write them; a check that a person sends is not one of them', () => {
  const elements = [
    { type: 'datepicker', name: 'bought' },
    { type: 'signature', name: 'drawn' },
    { type: 'signature', name: 'typed' },
    { type: 'attachmentslist', name: 'files' },
    { type: 'pdfpreview', name: 'seen' },
    { type: 'recaptcha', name: 'person' },
  ];
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const answers = {
    bought: '2015-03-27T00:00:00.000Z',
    drawn: { savingBehaviour: 2, signature: picture, eSignature: true },
    typed: { savingBehaviour: 2, signature: picture, typedName: 'Ada Vale', eSignature: true },
    files: [
      { id: '1', name: 'v5c.pdf' },
      { id: '2', name: 'bill.pdf' },
    ],
    seen: { isPdfPreview: true },
    person: { type: 'Google reCAPTCHA', version: 'v2', token: 't0ken' },
  };
  const [section] = sectionsOf(loaded(elements, answers), { language: 'en', signed: 'Signed' });
  expect(section?.parts.map(({ text }) => text)).toEqual(['27 March 2015', 'Signed', 'Ada Vale', 'v5c.pdf, bill.pdf', '✓']);
});

test('a number with units reads as its reader writes it; a year has none', () => {
  const elements = [
    { type: 'text', inputType: 'number', name: 'price', unitBefore: '£' },
    { type: 'text', inputType: 'number', name: 'miles', unitAfter: { default: 'miles', cy: 'milltir' } },
    { type: 'text', inputType: 'number', name: 'year' },
    { type: 'text', inputType: 'number', name: 'none', unitBefore: '£' },
  ];
  const [section] = sectionsOf(loaded(elements, { price: 12500.5, miles: 9000, year: 2014 }), { language: 'en', signed: '' });
  expect(section?.parts.map((part) => part.text)).toEqual(['£12,500.50', '9,000 miles', '2014', '']);
});

/** The first bytes of a PNG, with its sides; readers of the answers see no more of it than these. */
const pngOf = (width: number, height: number): string => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

test('a drawing is a picture beside its word, wherever it was asked for; a typed name, and a drawing that cannot be shown, are text alone', () => {
  const [small, huge] = [pngOf(720, 240), pngOf(30_000, 30_000)];
  const elements = [
    { type: 'signature', name: 'drawn' },
    { type: 'signature', name: 'typed' },
    { type: 'signature', name: 'renamed', signatureValueName: 'ink' },
    { type: 'signaturepad', name: 'pad' },
    { type: 'signaturepad', name: 'huge' },
    { type: 'signaturepad', name: 'none' },
    { type: 'text', name: 'text' },
    { type: 'paneldynamic', name: 'people', templateElements: [{ type: 'signature', name: 'of' }] },
  ];
  const answers = {
    drawn: { signature: small, eSignature: true },
    typed: { signature: small, typedName: 'Ada Vale', eSignature: true },
    renamed: { ink: small, eSignature: true },
    pad: small,
    huge,
    text: small,
    people: [{ of: { signature: small } }],
  };
  const [section] = sectionsOf(loaded(elements, answers), { language: 'en', signed: 'Signed' });
  const shown = section?.parts.flatMap((part) => (part.kind === 'answer' ? [[part.path, part.text, part.picture]] : []));
  expect(shown).toEqual([
    ['drawn', 'Signed', small],
    ['typed', 'Ada Vale', undefined],
    ['renamed', 'Signed', small],
    ['pad', 'Signed', small],
    ['huge', 'Signed', undefined],
    ['none', '', undefined],
    ['text', 'Signed', undefined],
    ['people[0].of', 'Signed', small],
  ]);
});
