import { expect, test } from 'vitest';
import type { FieldType } from '../field-type.ts';
import { signature, signatureAnswer, signedIn } from './signature.ts';

const defaults: FieldType['properties'] = signature.properties;
const settings = (properties: Readonly<Record<string, unknown>> = {}) => ({
  isRequired: true,
  language: 'en',
  word: (key: string) => key,
  property: (name: string) => properties[name] ?? defaults[name]?.default,
});
const picture = 'data:image/png;base64,iVBORw0KGgo=';

test('an answer has the marker, the picture, the PDF, its type and the flag, all but the picture of the definition', () => {
  const given = settings({ pdfUrl: 'claim.pdf', attachmentTypeId: 'loa' });
  const forged = { savingBehaviour: 0, signature: picture, pdfUrl: 'other.pdf', attachmentTypeId: 'x', eSignature: false, more: 1 };
  expect(signature.fit(forged, given)).toEqual({
    savingBehaviour: 2,
    signature: picture,
    pdfUrl: 'claim.pdf',
    attachmentTypeId: 'loa',
    eSignature: true,
  });
});

test('without a PDF to sign there is no marker; the definition may name the parts otherwise', () => {
  const given = settings({ signPdf: false, eSignature: false, signatureValueName: 'ink', eSignatureValueName: 'electronic' });
  const answer = signatureAnswer({ signature: picture, typedName: 'Ada Vale' }, given);
  expect(answer).toEqual({ ink: picture, typedName: 'Ada Vale', electronic: false });
  expect(signedIn(answer, given)).toEqual({ signature: picture, typedName: 'Ada Vale' });
});

test('anything but a picture of the kind that is drawn, of bearable size, is no signature', () => {
  for (const bad of [
    'Ada Vale',
    picture,
    { signature: 'Ada' },
    { signature: 'data:image/svg+xml;base64,PHN2Zz4=' },
    { signature: `data:image/png;base64,${'A'.repeat(300_000)}` },
    { signature: picture, typedName: 'x'.repeat(6000) },
    { signature: picture, typedName: {} },
  ])
    expect(signature.fit(bad, settings())).toBeUndefined();
});

test('it reads as the typed name, or as the drawing that a document has a word for', () => {
  expect(signature.readable({ signature: picture, typedName: 'Ada Vale' }, settings())).toBe('Ada Vale');
  expect(signature.readable({ signature: picture }, settings())).toBe(picture);
});

test('a typed name that is too long is an answer with a fault, which states the limit', () => {
  const long = { signature: picture, typedName: 'x'.repeat(256) };
  expect(signature.fit(long, settings())).toMatchObject({ typedName: long.typedName });
  expect(signature.faults(long, settings())).toEqual([{ word: 'signatureNameLong', values: { max: 255 } }]);
});
