import { expect, test } from 'vitest';
import { answerAt, filesIn, mapFiles, withAnswerAt, withFilesAt } from '../../model/definition/index.ts';

const file = (name: string) => ({ name, type: 'application/pdf', size: 1, content: `pending:${name}` });
const answers = {
  log: [file('a')],
  'with.dot': [file('b')],
  cars: [{ photo: [] }, { photo: [file('c')], owners: [{ proof: [file('d')] }] }],
  trips: { there: { ticket: [file('e')] } },
  choices: ['x'],
};

test('files are found at any depth, by the path of their question', () => {
  expect(filesIn(answers).map(({ path, file: { name } }) => [path, name])).toEqual([
    ['log', 'a'],
    ['with.dot', 'b'],
    ['cars[1].photo', 'c'],
    ['cars[1].owners[0].proof', 'd'],
    ['trips.there.ticket', 'e'],
  ]);
});

test('what is taken away at any depth is put back in its place, and nowhere where its place has gone', () => {
  const without = mapFiles(answers, () => []);
  const back = filesIn(answers).reduce((all, { path, file: one }) => withFilesAt(all, path, [one]), without);
  expect(back).toEqual(answers);
  expect(withFilesAt({ cars: [] }, 'cars[1].photo', [file('c')])).toEqual({ cars: [] });
});

test('files of rows, columns and questions whose names have dots are found by their paths, and put back there', () => {
  const answers = {
    'trips.all': { row: { photo: [file('a')] }, 'row.1': { photo: [file('b')], 'photo.back': [file('c')], note: 'x' } },
    cars: [{ 'photo.front': [file('d')] }],
  };
  const at = filesIn(answers);
  expect(at.map(({ path }) => path)).toEqual([
    'trips.all.row.photo',
    'trips.all.row.1.photo',
    'trips.all.row.1.photo.back',
    'cars[0].photo.front',
  ]);
  for (const { path, file: one } of at) expect(answerAt(answers, path)).toEqual([one]);
  const emptied = mapFiles(answers, () => []);
  expect(at.reduce((all, { path, file: one }) => withFilesAt(all, path, [one]), emptied)).toEqual(answers);
  // survey-core drops empty answers: the end of its row is then known by the name of the question.
  const dropped = { 'trips.all': { row: {}, 'row.1': { note: 'x' } }, cars: [{}] };
  const names = ['photo', 'photo', 'photo.back', 'photo.front'];
  expect(at.reduce<object>((all, { path, file: one }, index) => withFilesAt({ ...all }, path, [one], names[index]), dropped)).toEqual(
    answers,
  );
});

test('an answer is put at its path, whatever dots its names have, and what is missing on the way is made', () => {
  const answers = { 'a.b': { 'row.1': { colour: 'red' } } };
  expect(withAnswerAt(answers, 'a.b.row.1.colour', 'blue')).toEqual({ 'a.b': { 'row.1': { colour: 'blue' } } });
  expect(withAnswerAt(answers, 'a.b.row.1.size', 5)).toEqual({ 'a.b': { 'row.1': { colour: 'red', size: 5 } } });
  expect(withAnswerAt({}, 'a[0].b.c', 1)).toEqual({ a: [{ b: { c: 1 } }] });
  expect(withAnswerAt({ a: 'x' }, 'a.b', 1)).toEqual({ a: { b: 1 } });
  expect([answerAt(answers, 'a.b.row'), answerAt(answers, 'a.b.constructor')]).toEqual([undefined, undefined]);
});

test('rows with questions called name and content are no files', () => {
  const answers = { things: [{ name: 'Laptop', content: 'Two bags' }, { name: 'Desk' }] };
  expect([filesIn(answers), mapFiles(answers, () => [])]).toEqual([[], answers]);
});
