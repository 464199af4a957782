import { expect, test } from 'vitest';
import { knownEndings, mediaTypeOf } from '#forms/definition';
import { kindOf } from './index.ts';

const text = (characters: string) => Buffer.from(characters, 'latin1');
const zip = text('PK\x03\x04');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const heads: Readonly<Record<string, Buffer>> = {
  pdf: text('%PDF-1.7'),
  jpg: jpeg,
  jpeg,
  png: text('\x89PNG\r\n\x1a\n'),
  gif: text('GIF89a'),
  webp: text('RIFF\x00\x00\x00\x00WEBP'),
  heic: text('\x00\x00\x00\x18ftypheic'),
  tif: text('II*\x00'),
  docx: zip,
  xlsx: zip,
  doc: compound,
  xls: compound,
  txt: text('Hello'),
  csv: text('a,b'),
};

test.each(knownEndings)('a file .%s is recognised by its first bytes, as its media type or as the container of it', (ending) => {
  const isOffice = /^(doc|xls)x?$/.test(ending);
  const container = ending.endsWith('x') ? 'application/zip' : 'application/x-cfb';
  expect(kindOf(`file.${ending}`, heads[ending] ?? text(''))).toBe(isOffice ? container : mediaTypeOf(ending));
  for (const other of knownEndings.filter((one) => heads[one] !== heads[ending] && !/^(txt|csv)$/.test(one)))
    expect(kindOf(`file.${ending}`, heads[other] ?? text(''))).toBeNull();
});

test('what claimants may not send is of no kind, whatever its bytes and name', () => {
  for (const name of ['run.exe', 'constructor', 'a.__proto__', 'a.toString', 'README']) expect(kindOf(name, text('Hello'))).toBeNull();
});
