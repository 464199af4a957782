import { expect, test } from 'vitest';
import { filesIn, mapFiles, withFilesAt } from './index.ts';

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
