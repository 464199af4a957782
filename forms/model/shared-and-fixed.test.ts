import { expect, test } from 'vitest';
import { answersToSend } from './answers-to-send.ts';

const words = { notOffered: 'not offered', notShown: 'not shown' };
const sent = (elements: readonly object[], answers: Record<string, unknown>, more: object = {}, language = 'en') =>
  answersToSend({ elements, ...more }, { answers, language, ...words });
const refused = [{ question: 'q', message: 'not offered' }];
const text = (name: string, more: object = {}) => ({ type: 'text', name, ...more });

test.each<[string, object, unknown, unknown]>([
  ['one of a list', { type: 'dropdown', choices: [1, 2] }, '0x1', '1'],
  ['some of a list', { type: 'checkbox', choices: [1, 2] }, [' 1'], ['1']],
  ['a rate', { type: 'rating' }, '1e0', 1],
  ['a switch', { type: 'boolean', valueTrue: 1, valueFalse: 0 }, '0x1', 1],
  ['a column', { type: 'matrix', rows: ['r'], columns: [1, 2] }, { r: '0x1' }, { r: 1 }],
  ['a cell', { type: 'matrixdropdown', rows: ['r'], columns: [{ name: 'c' }], choices: [1] }, { r: { c: '+1' } }, { r: { c: 1 } }],
])('%s is chosen by its value as it is written', (_, question, other, own) => {
  const elements = [{ name: 'q', ...question }];
  expect(sent(elements, { q: other }).errors).toMatchObject([{ message: 'not offered' }]);
  expect(sent(elements, { q: own })).toEqual({ answers: { q: own }, errors: [] });
});

test('a choice written in two ways is chosen twice', () => {
  expect(sent([{ type: 'checkbox', name: 'q', choices: [1, 2] }], { q: [1, '1'] }).errors).toEqual(refused);
});

test.each([{ readOnly: true }, { mode: 'display' }])('the answers of a form that is %j are its own', (more) => {
  const elements = [text('a', { defaultValue: 'own' }), text('b')];
  expect(sent(elements, { a: 'mine', b: 'mine' }, more)).toEqual({ answers: { a: 'own' }, errors: [] });
});

const rows = { type: 'matrixdynamic', name: 'rows', valueName: 'q', rowCount: 0, columns: [{ name: 'make', cellType: 'text' }] };
const panels = { type: 'paneldynamic', name: 'panels', valueName: 'q', templateElements: [text('why')] };

test('questions that share their rows each ask for their own members, and for no others', () => {
  const both = [{ make: 'Heron', why: 'It is mine' }];
  expect(sent([rows, panels], { q: [{ ...both[0], neverAsked: 'y' }] })).toEqual({ answers: { q: both }, errors: [] });
});

test('a choice that is a member of a row keeps only what the table asks for', () => {
  const names = { type: 'checkbox', name: 'names', valueName: 'q', valuePropertyName: 'make', choices: ['Heron', 'Tern'] };
  const answer = [{ make: 'Heron', why: 'It is mine', neverAsked: { deep: 1 } }];
  const kept = [{ make: 'Heron', why: 'It is mine' }];
  expect(sent([names, panels], { q: answer })).toEqual({ answers: { q: kept }, errors: [] });
  expect(sent([names], { q: answer })).toEqual({ answers: { q: [{ make: 'Heron' }] }, errors: [] });
});

test('files of two questions with one answer keep nothing but what a file has', () => {
  const file = { name: 'a.pdf', type: 'application/pdf', size: 5, content: 'pending:1' };
  const twice = ['x', 'y'].map((name) => ({ type: 'file', name, valueName: 'q' }));
  expect(sent(twice, { q: [{ ...file, secret: 'x' }] })).toEqual({ answers: { q: [file] }, errors: [] });
});

const table = (more: object) => ({
  type: 'matrixdynamic',
  name: 'q',
  columns: [{ name: 'a', cellType: 'text' }],
  allowAddRows: false,
  ...more,
});
const list = (more: object) => ({ type: 'paneldynamic', name: 'q', templateElements: [text('a')], allowAddPanel: false, ...more });

test.each<[string, object, number]>([
  ['a table', table({ rowCount: 2 }), 2],
  ['a table with default rows', table({ defaultValue: [{ a: '1' }, { a: '2' }, { a: '3' }] }), 3],
  ['a list of panels', list({ panelCount: 1 }), 1],
])('%s to which nothing can be added takes no more than it begins with', (_, question, count) => {
  const answer = (length: number) => ({ q: Array.from({ length }, (__, index) => ({ a: `x${index}` })) });
  expect(sent([question], answer(count + 1)).errors).toEqual(refused);
  expect(sent([question], answer(count)).errors).toEqual([]);
});

test('a table to which only the form itself adds rows takes what the form may have added', () => {
  const answer = { q: [{ a: '1' }, { a: '2' }], more: 'yes' };
  const trigger = { type: 'setvalue', expression: "{more} = 'yes'", setToName: 'q', setValue: [{ a: '1' }, { a: '2' }] };
  expect(sent([table({ rowCount: 1 }), text('more')], answer, { triggers: [trigger] }).errors).toEqual([]);
  expect(sent([table({ rowCount: 1 }), text('more')], answer).errors).toEqual(refused);
});

test('a pattern without a message of its own refuses with one', () => {
  const question = text('q', { validators: [{ type: 'regex', regex: '^a$' }] });
  expect(sent([question], { q: 'b' }).errors).toEqual([{ question: 'q', message: 'This is not written in the form that is needed here.' }]);
});

test('an answer that a hidden question keeps is no longer than its own field takes', () => {
  const hidden = text('q', { visibleIf: "{more} = 'yes'", clearIfInvisible: 'none', maxLength: 10 });
  expect(sent([hidden, text('more')], { q: 'as typed', more: 'no' }).answers).toEqual({ q: 'as typed', more: 'no' });
  expect(sent([hidden, text('more')], { q: 'x'.repeat(9000), more: 'no' })).toEqual({ answers: { more: 'no' }, errors: [] });
});
