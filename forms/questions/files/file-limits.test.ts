import { expect, test } from 'vitest';
import { fileQuestionAt, limitsInWords, limitsOf } from './file-limits.ts';
import { suitsFileQuestion } from './file-problems.ts';

const tenant = { endings: ['pdf', 'jpg', 'png'], maxSize: 1000 };

test.each([
  ['en', 'PDF, JPG, PNG'],
  ['ar', 'PDF، JPG، PNG'],
])('endings are listed as the language %s lists them', (language, endings) => {
  expect(limitsInWords(tenant, language).endings).toBe(endings);
});

test('limits of size are written in the numbers of the language, a small one to one place', () => {
  const words = (minSize: number, language = 'en') => limitsInWords({ ...tenant, maxSize: 1.5 * 1024 * 1024, minSize }, language);
  expect(words(100)).toMatchObject({ size: '1.5', minimum: '0.1' });
  expect([words(1024).minimum, words(20_000).minimum, words(1536, 'fr').minimum]).toEqual(['1', '20', '1,5']);
});

test.each([
  [{}, tenant],
  [
    { acceptedTypes: '.PDF, .jpg', maxSize: 10 },
    { endings: ['pdf', 'jpg'], maxSize: 10 },
  ],
  [
    { acceptedTypes: 'txt', maxSize: 5000 },
    { ...tenant, endings: ['txt'] },
  ],
  [{ acceptedTypes: '', maxSize: 0 }, tenant],
  [{ acceptedTypes: 'image/*' }, { ...tenant, endings: ['jpg', 'png'] }],
  [{ acceptedTypes: ' Image/* , .pdf' }, { ...tenant, endings: ['jpg', 'png', 'pdf'] }],
  [{ acceptedTypes: 'application/pdf,image/jpeg' }, { ...tenant, endings: ['pdf', 'jpg', 'jpeg'] }],
  [{ acceptedTypes: 'text/*' }, { ...tenant, endings: ['txt', 'csv'] }],
  [{ acceptedTypes: 'video/*' }, tenant],
  [{ acceptedCategories: ['image'] }, { ...tenant, endings: ['jpg', 'png'] }],
  [
    { acceptedCategories: ['document', 'custom'], acceptedTypes: '.heic' },
    { ...tenant, endings: ['heic', 'pdf'] },
  ],
])('a question with %j takes its own kinds, within the size of the tenant', (question, limits) => {
  expect(limitsOf(question, tenant)).toEqual(limits);
});

test.each([
  ['image/*', 'photo.HEIC', true],
  ['image/*', 'photo.jpeg', true],
  ['image/*', 'letter.pdf', false],
  ['image/png', 'photo.jpg', false],
])('a question that accepts %s, asked whether it takes %s whatever its tenant takes: %s', (acceptedTypes, name, isTaken) => {
  expect(suitsFileQuestion({ acceptedTypes }, { name, size: 1 })).toBe(isTaken);
});

test('the question of a file is found at any depth', () => {
  const photo = { type: 'file', name: 'photo', maxSize: 5 };
  const cell = { cellType: 'file', name: 'bill', maxSize: 6 };
  const definition = {
    pages: [
      {
        elements: [
          { type: 'text', name: 'photo' },
          { type: 'paneldynamic', name: 'vehicles', templateElements: [{ type: 'panel', elements: [photo] }] },
        ],
      },
      { elements: [{ type: 'matrixdynamic', name: 'bills', columns: [cell] }] },
    ],
  };
  expect(fileQuestionAt(definition, 'vehicles[0].photo')).toBe(photo);
  expect(fileQuestionAt(definition, 'bills[2].bill')).toBe(cell);
  expect(fileQuestionAt(definition, 'gone')).toBeUndefined();
});

test('of questions with one name, that of the path counts', () => {
  const photo = (maxSize: number) => ({ type: 'file', name: 'photo', maxSize });
  const panel = (name: string, maxSize: number) => ({ type: 'paneldynamic', name, templateElements: [photo(maxSize)] });
  const table = { type: 'matrixdropdown', name: 'trips', columns: [{ name: 'photo', cellType: 'file', maxSize: 3 }], rows: ['there'] };
  const owners = { type: 'paneldynamic', name: 'owners', templateElements: [panel('cars', 4)] };
  const definition = { pages: [{ elements: [panel('cars', 1), panel('vans', 2)] }, { elements: [table, owners, photo(5)] }] };
  const paths = [
    'cars[0].photo',
    'vans[1].photo',
    'trips.there.photo',
    'owners[0].cars[2].photo',
    'photo',
    'gone[0].photo',
    'owners[0].photo',
  ];
  expect(paths.map((path) => fileQuestionAt(definition, path)?.maxSize)).toEqual([1, 2, 3, 4, 5, undefined, undefined]);
});

test('the questions of a definition are looked for once, however many paths are asked for', () => {
  let reads = 0;
  const questions = [{ type: 'file', name: 'passport' }];
  const definition = {
    pages: [
      {
        get elements() {
          return ((reads += 1), questions);
        },
      },
    ],
  };
  expect(fileQuestionAt(definition, 'passport')).toBe(questions[0]);
  const once = reads;
  for (let index = 0; index < 100; index += 1) expect(fileQuestionAt(definition, `never-asked-${index}`)).toBeUndefined();
  expect(reads).toBe(once);
});

test('names with dots are found: of questions, rows, columns, and of what is asked below a row', () => {
  const cell = (name: string, maxSize: number) => ({ name, cellType: 'file', maxSize });
  const table = {
    type: 'matrixdropdown',
    name: 'trips.all',
    columns: [cell('photo', 1), cell('photo.back', 2)],
    detailElements: [{ type: 'paneldynamic', name: 'bills.of', templateElements: [{ type: 'file', name: 'scan.1', maxSize: 3 }] }],
    rows: ['row', 'row.1'],
  };
  const definition = { elements: [{ type: 'paneldynamic', name: 'owners', templateElements: [table] }, table] };
  const paths = ['row.photo', 'row.1.photo', 'row.1.photo.back', 'row.1.bills.of[0].scan.1'].map((path) => `trips.all.${path}`);
  for (const around of ['', 'owners[0].'])
    expect(paths.map((path) => fileQuestionAt(definition, around + path)?.maxSize)).toEqual([1, 1, 2, 3]);
  for (const gone of ['trips.all.row.1', 'trips.all..photo', 'trips.all.photo', 'trips.all.row.1.', 'owners.trips.all.row'])
    expect(fileQuestionAt(definition, gone)).toBeUndefined();
});
