import { expect, test } from 'vitest';
import { isServerRendered } from './is-server-rendered.ts';

const text = (name: string) => ({ type: 'text', name });
const texts = (many: number) => Array.from({ length: many }, (_, index) => text(`q${index}`));
const panels = { elements: [{ type: 'paneldynamic', name: 'vehicles', templateElements: texts(10) }] };
const rows = (many: number) => ({ vehicles: Array.from({ length: many }, () => ({})) });

test('a form of a usual size is drawn by the server', () => {
  expect(isServerRendered({ definition: { pages: [{ elements: texts(30) }, { elements: texts(30) }] }, answers: {} })).toBe(true);
  expect(isServerRendered({ definition: panels, answers: rows(5) })).toBe(true);
});

test('one with very many fields is not: by its definition, its rows, or the answers', () => {
  expect(isServerRendered({ definition: { elements: texts(300) }, answers: {} })).toBe(false);
  expect(isServerRendered({ definition: { elements: [{ ...panels.elements[0], panelCount: 500 }] }, answers: {} })).toBe(false);
  expect(isServerRendered({ definition: panels, answers: rows(500) })).toBe(false);
  expect(isServerRendered({ definition: panels, answers: { vehicles: [{ owners: rows(500).vehicles }] } })).toBe(false);
});

test('one with very many choices is not: in a list, of a table, or made by a number; a list of countries is', () => {
  const choices = (many: number) => Array.from({ length: many }, (_, index) => `c${index}`);
  const of = (question: object) => isServerRendered({ definition: { elements: [{ name: 'q', ...question }] }, answers: {} });
  expect(of({ type: 'dropdown', choices: choices(250) })).toBe(true);
  expect(of({ type: 'dropdown', choices: choices(10_000) })).toBe(false);
  expect(of({ type: 'rating', rateMax: 1e7 })).toBe(false);
  expect(of({ type: 'dropdown', choicesMin: 1, choicesMax: 1e7 })).toBe(false);
  const table = { type: 'matrixdropdown', columns: [{ name: 'a' }, { name: 'b' }], rows: ['x', 'y', 'z'] };
  expect(of({ ...table, choices: choices(50) })).toBe(true);
  expect(of({ ...table, choices: choices(1000) })).toBe(false);
  expect(of({ ...table, columns: [{ name: 'a', choices: choices(1000) }] })).toBe(false);
});

test('one with a very long expression is not', () => {
  const visibleIf = Array.from({ length: 20_000 }, () => '{a} = 1').join(' or ');
  expect(isServerRendered({ definition: { elements: [{ type: 'text', name: 'q', visibleIf }] }, answers: {} })).toBe(false);
});

test('a step with answers within html waits for the browser, which makes them harmless; the other steps of its form do not', () => {
  const html = (words: string) => ({ elements: [{ type: 'html', name: 'h', html: words }] });
  const definition = { pages: [{ elements: texts(1) }, html('<b>Dear {who}</b>'), html('<b>Words</b>'), { description: '<b>{who}</b>' }] };
  expect([0, 1, 2, 3].map((page) => isServerRendered({ definition, answers: {}, page }))).toEqual([true, false, true, true]);
});
