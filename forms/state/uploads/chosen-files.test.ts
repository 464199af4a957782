import { expect, test } from 'vitest';
import { nameChosenFiles } from './chosen-files.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, ...Array<number>(20).fill(0)];
const file = (name: string, bytes = jpeg) => new File([Uint8Array.from(bytes)], name, { type: 'image/heic' });
const namesOf = (endings: readonly string[], ...files: File[]) =>
  new Promise((resolve) => nameChosenFiles(files, endings, (chosen) => resolve(chosen.map(({ name }) => name))));

test('a picture with an ending that is not taken has that of its kind, where its kind is taken', async () => {
  expect(await namesOf(['jpg'], file('photo.heic'), file('IMG_1'), file('other.jpg'))).toEqual(['photo.jpg', 'IMG_1.jpg', 'other.jpg']);
  expect(await namesOf(['pdf'], file('photo.heic'))).toEqual(['photo.heic']);
  expect(await namesOf(['jpg'], file('program.exe'))).toEqual(['program.exe']);
});

test('what is taken by its name is not read first, and has a name that reads as what it is', () => {
  const named: string[] = [];
  nameChosenFiles([file('photo.jfif'), file('a\u202eb.jpg')], ['jpg'], (files) => named.push(...files.map(({ name }) => name)));
  expect(named).toEqual(['photo.jfif', 'a_b.jpg']);
});
