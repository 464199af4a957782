import { expect, test } from 'vitest';
import { loadForm } from './load-form.ts';
import { sectionsOf } from './sections-of.ts';

test('a password is on no paper, and a moment reads as a day and a time', () => {
  const elements = [
    { type: 'text', inputType: 'password', name: 'secret' },
    { type: 'text', inputType: 'datetime-local', name: 'at' },
  ];
  const [section] = sectionsOf(loadForm({ elements }, { secret: 'hunter2', at: '2015-03-27T14:05' }, 'en'), { language: 'en', signed: '' });
  expect(section?.parts.map(({ text }) => text)).toEqual(['••••••', '27 March 2015, 14:05']);
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
  const [section] = sectionsOf(loadForm({ elements }, answers, 'en'), { language: 'en', signed: 'Signed' });
  expect(section?.parts.map(({ text }) => text)).toEqual(['27 March 2015', 'Signed', 'Ada Vale', 'v5c.pdf, bill.pdf', '✓']);
});
