import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { excelBook, lockedPackage, wordDocument } from '../../../../platform/file-type/compound-file.fixture.ts';
import { soundPdf } from '../../../../platform/file-type/sound-pdf.fixture.ts';
import { isOpened, openFile } from './open-file.ts';
import { photograph, pngBomb, progressive } from './pictures.fixture.ts';

const open = (kind: string, bytes: Buffer, size = bytes.length) => openFile(kind, size, () => Readable.from([bytes]));
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' }, limitInputPixels: false });
const encrypted = async (userPassword: string): Promise<Buffer> => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword, ownerPassword: 'owner' });
  return Buffer.from(await document.save());
};

test('a thumbnail is upright, is small, and knows neither place nor camera', async () => {
  const original = await photograph();
  expect(original.includes('CANARY-CAMERA')).toBe(true);
  const { thumbnail = Buffer.alloc(0), warning } = await open('image/jpeg', original);
  expect([warning, thumbnail.includes('CANARY-CAMERA')]).toEqual([null, false]);
  const { exif, ...seen } = await sharp(thumbnail).metadata();
  expect(seen).toMatchObject({ format: 'jpeg', width: 213, height: 320 });
  expect(exif).toBeUndefined();
}, 30_000);

test('a JPEG of more passes than programs write is not decoded; one as they write it is', async () => {
  expect(await open('image/jpeg', await progressive(400, 20))).toMatchObject({ warning: null });
  const many = await progressive(400, 21);
  expect(await open('image/jpeg', many)).toEqual({ warning: 'not-opened' });
  // TEM has no length: what follows it is read as it is.
  const hidden = Buffer.concat([many.subarray(0, 2), Buffer.from([0xff, 0x01]), many.subarray(2)]);
  expect(await open('image/jpeg', hidden)).toEqual({ warning: 'not-opened' });
}, 30_000);

test('what takes more processor time than it may is given up', async () => {
  const slow = await progressive(8000, 20);
  const inTime = (seconds?: number) => openFile('image/jpeg', slow.length, () => Readable.from([slow]), seconds);
  expect(await inTime(0.1)).toEqual({ warning: 'not-opened' });
  expect(await inTime(20)).toMatchObject({ warning: null });
}, 60_000);

test.each(['png', 'webp', 'gif', 'jpeg', 'tiff'] as const)(
  '%s is drawn',
  async (format) => {
    const bytes = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#0000' } })
      .toFormat(format)
      .toBuffer();
    const { thumbnail, warning } = await open(`image/${format}`, bytes);
    expect(warning).toBeNull();
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 80 });
  },
  30_000,
);

test('a picture that ends early, or is none, cannot be opened', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
  const photo = await photograph();
  const png = await canvas(300, 300).png().toBuffer();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(400)]);
  for (const [kind, bytes] of [
    ['image/jpeg', photo.subarray(0, 300)],
    ['image/jpeg', photo.subarray(0, photo.length >> 1)],
    ['image/png', png.subarray(0, 16)],
    ['image/png', png.subarray(0, png.length >> 1)],
    ['image/png', svg],
    ['image/gif', Buffer.from('GIF89a')],
    ['image/png', Buffer.alloc(0)],
    ['image/heic', heic],
  ] as const)
    expect(await open(kind, bytes), `${kind} ${bytes.length}`).toEqual({ warning: 'unreadable-picture' });
}, 60_000);

test('what is too large to be looked into is neither sound nor broken', async () => {
  for (const bomb of [
    pngBomb({ width: 30_000, height: 30_000 }, 2_000),
    pngBomb({ width: 30_000, height: 30_000, interlaced: true }, 2_000),
    pngBomb({ width: 7_000, height: 7_000, depth: 16, interlaced: true }, 2_000),
  ])
    expect(await open('image/png', bomb)).toEqual({ warning: 'not-opened' });
  expect(await open('application/pdf', soundPdf(), 60_000_000)).toEqual({ warning: 'not-opened' });
}, 60_000);

test('a photograph of 108 megapixels has a thumbnail', async () => {
  const photo = await canvas(12_000, 9_000).jpeg({ quality: 10 }).toBuffer();
  const { warning, thumbnail } = await open('image/jpeg', photo);
  expect(warning).toBeNull();
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 320, height: 240 });
}, 60_000);

test('a PDF opens without a password, with a page, and whole', async () => {
  const [locked, ownersOnly] = [await encrypted('secret'), await encrypted('')];
  const of = async (bytes: Buffer) => (await open('application/pdf', bytes)).warning;
  expect(await of(soundPdf())).toBeNull();
  expect(await of(Buffer.concat([Buffer.from('\ufeff\r\n'), soundPdf()]))).toBeNull();
  expect(await of(ownersOnly), 'only its owner has a password').toBeNull();
  expect(await of(locked)).toBe('password');
  expect(await of(soundPdf('', { pages: 0 }))).toBe('no-page');
  expect(await of(Buffer.from('%PDF-1.7\n'))).toBe('unreadable');
  expect(await of(ownersOnly.subarray(0, ownersOnly.length >> 1))).toBe('unreadable');
}, 60_000);

test('an Office file with a password is known, of the older kinds and of the newer ones', async () => {
  const of = async (bytes: Buffer) => (await open('application/x-cfb', bytes)).warning;
  expect([await of(wordDocument(false)), await of(excelBook(false))]).toEqual([null, null]);
  expect([await of(wordDocument(true)), await of(excelBook(true)), await of(lockedPackage())]).toEqual([
    'password',
    'password',
    'password',
  ]);
  expect(await of(wordDocument(false).subarray(0, 600))).toBe('unreadable');
}, 60_000);

test('text and newer Office files are not opened', () => {
  for (const kind of ['image/png', 'image/heic', 'application/pdf', 'application/x-cfb']) expect(isOpened(kind)).toBe(true);
  for (const kind of ['text/plain', 'application/zip', null]) expect(isOpened(kind)).toBe(false);
});
