import { expect, test } from 'vitest';
import { headBytes } from '#forms/definition';
import { compoundFile, lockedPackage, wordDocument } from './compound-file.fixture.ts';
import { partsOf, typeOfStored } from './index.ts';

const latin = (characters: string) => Buffer.from(characters, 'latin1');
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60)]);
const png = latin('\x89PNG\r\n\x1a\n'.padEnd(60));
const gif = latin('GIF89a'.padEnd(60));
const webp = latin('RIFF\0\0\0\0WEBP'.padEnd(60));
const tiff = latin('II*\0'.padEnd(60));
const pdf = latin('%PDF-1.7\n'.padEnd(60));
const heif = (major: string, ...others: string[]) => {
  const brands = `ftyp${major}\0\0\0\0${others.join('')}`;
  return latin(`\0\0\0${String.fromCharCode(brands.length + 4)}${brands}`.padEnd(80));
};
const pictures = ['jpg', 'png', 'gif', 'webp', 'heic', 'pdf'];
const typeOf = (fileName: string, bytes: Buffer, endings: readonly string[] | undefined = pictures) =>
  typeOfStored({ fileName, size: bytes.length, head: bytes.subarray(0, headBytes), read: partsOf(bytes), endings });

test.each([
  ['photo.jpg', png, 'photo.png', 'image/png'],
  ['photo.jpg', webp, 'photo.webp', 'image/webp'],
  ['photo.jpg', gif, 'photo.gif', 'image/gif'],
  ['photo.jpg', heif('heic'), 'photo.heic', 'image/heic'],
  ['photo.heic', jpeg, 'photo.jpg', 'image/jpeg'],
  ['photo.png', jpeg, 'photo.jpg', 'image/jpeg'],
  ['scan.jpg', pdf, 'scan.pdf', 'application/pdf'],
  ['scan.pdf', jpeg, 'scan.jpg', 'image/jpeg'],
  ['photo.jfif', jpeg, 'photo.jpg', 'image/jpeg'],
  ['photo.JPE', jpeg, 'photo.jpg', 'image/jpeg'],
  ['photo.jpeg', jpeg, 'photo.jpeg', 'image/jpeg'],
  ['photo.jfif', png, 'photo.png', 'image/png'],
  ['photo.heif', heif('mif1', 'heic'), 'photo.heic', 'image/heic'],
  ['scan.tiff', tiff, 'scan.tif', 'image/tiff'],
])('%s with other bytes is stored under its true kind as %#', async (name, bytes, fileName, kind) => {
  expect(await typeOf(name, bytes)).toEqual({ kind, fileName });
});

test.each(['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'])('a HEIC of the brand %s is one', async (brand) => {
  expect(await typeOf('photo.heic', heif(brand))).toMatchObject({ kind: 'image/heic' });
});

test('a PDF may begin with a byte order mark, or with a kilobyte of white space, and with nothing else', async () => {
  const of = async (before: string) => (await typeOf('scan.pdf', Buffer.concat([Buffer.from(before), pdf]))).kind;
  for (const before of ['\ufeff', '\r\n', '\ufeff \n', ' '.repeat(1024)]) expect(await of(before)).toBe('application/pdf');
  for (const before of [' '.repeat(1025), '<html>', 'x', '\n\nx']) expect(await of(before)).toBeNull();
});

test('a file of a kind that the question does not take is refused, and its kind is found', async () => {
  expect(await typeOf('photo.jpg', png, ['jpg'])).toEqual({ kind: null, found: 'png' });
  expect(await typeOf('photo.jpg', png, [])).toEqual({ kind: null, found: 'png' });
  expect(await typeOf('scan.jpg', tiff)).toEqual({ kind: null, found: 'tif' });
  expect(await typeOf('photo.heic', heif('mif1', 'avif'))).toEqual({ kind: null, found: 'avif' });
});

test.each([
  ['photo.jpg', wordDocument(false), 'doc'],
  ['photo.jpg', compoundFile({ Workbook: Buffer.alloc(8) }), 'xls'],
  ['photo.jpg', latin('MZ'.padEnd(60)), 'exe'],
  ['photo.jpg', heif('isom', 'mp42'), 'mp4'],
  ['scan.pdf', latin('<!doctype html><p>'), 'html'],
  ['letter.doc', latin('{\\rtf1 '), 'rtf'],
  ['letter.docx', wordDocument(false), 'doc'],
  ['report.txt', pdf, 'pdf'],
  ['report.docx', pdf, 'pdf'],
  ['scan.pdf', latin('nothing known'), undefined],
])('%s that is something else stays refused (%#)', async (name, bytes, found) => {
  expect(await typeOf(name, bytes, [...pictures, 'docx', 'doc', 'txt'])).toEqual({ kind: null, found });
});

test('what might be two things at once has no other name than its own', async () => {
  const script = latin('<script>alert(1)</script>');
  const zipEnd = Buffer.concat([latin('PK\x05\x06'), Buffer.alloc(18)]);
  for (const bytes of [
    Buffer.concat([png, script]),
    Buffer.concat([png, zipEnd]),
    Buffer.concat([gif, pdf]),
    Buffer.concat([pdf, latin('<html>')]),
  ])
    expect((await typeOf('photo.jpg', bytes)).kind).toBeNull();
});

test('a newer Office file with a password is one, in the container of the older ones', async () => {
  for (const name of ['letter.docx', 'sums.xlsx'])
    expect(await typeOf(name, lockedPackage())).toEqual({ kind: 'application/x-cfb', fileName: name });
});
