import { SurveyModel } from 'survey-core';
import { expect, test, vi } from 'vitest';
import { formIssues, safeAnswers } from './index.ts';

const form = () => ({
  title: 'Claim',
  pages: [
    {
      name: 'first',
      elements: [
        { type: 'text', name: 'q', inputType: 'date', validators: [{ type: 'numeric' }] },
        { type: 'dropdown', name: 'd', choices: ['a', { value: 1, text: 'b' }], defaultValue: 1 },
        { type: 'matrixdynamic', name: 'm', columns: [{ name: 'c', cellType: 'text' }], defaultValue: [{ c: null }] },
        { type: 'paneldynamic', name: 'p', templateElements: [{ type: 'text', name: 'name' }], defaultValue: [{ name: 5 }] },
        { type: 'multipletext', name: 't', items: [{ name: 'i' }] },
        { type: 'matrix', name: 'x', columns: ['a'], rows: ['b'] },
        { type: 'panel', name: 'g', elements: [] },
      ],
    },
  ],
  triggers: [{ type: 'complete', expression: '{q} = 1' }],
  calculatedValues: [{ name: 'v', expression: '1' }],
});
type Path = readonly (string | number)[];
const pathsOf = (node: unknown, path: Path = []): Path[] =>
  typeof node !== 'object' || node === null
    ? [path]
    : [
        path,
        ...(Array.isArray(node) ? [...node.keys()] : Object.keys(node)).flatMap((key) => pathsOf((node as never)[key], [...path, key])),
      ];
const odd = [5, null, [null], '__proto__', 'valueOf'];

/** The form with one part of it replaced. */
function mutated(path: Path, by: unknown): unknown {
  const copy: unknown = form();
  if (path.length === 0) return by;
  const parent = path.slice(0, -1).reduce((node, key) => (node as Record<string | number, unknown>)[key], copy) as never;
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = by;
  return copy;
}

function loads(definition: unknown): boolean {
  try {
    new SurveyModel(definition as object);
    return true;
  } catch {
    return false;
  }
}

test('[SEC-29] any single wrong value that survey-core cannot load is reported; the form itself is fine', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(formIssues(form())).toEqual([]);
  const missed = pathsOf(form()).flatMap((path) =>
    odd
      .map((by) => ({ at: path.join('/'), by, form: mutated(path, by) }))
      .filter(({ form: broken }) => formIssues(broken).length === 0 && !loads(broken))
      .map(({ at, by }) => ({ at, by })),
  );
  expect(missed).toEqual([]);
  vi.restoreAllMocks();
});

test.each<[string, object]>([
  ['/elements/0/titleLocation', { elements: [{ type: 'text', name: 'q', titleLocation: 5 }] }],
  ['/questionTitleLocation', { questionTitleLocation: 5 }],
  ['/questionErrorLocation', { questionErrorLocation: 5 }],
  ['/progressBarLocation', { progressBarLocation: 5 }],
  ['/sjsVersion', { sjsVersion: 5 }],
  ['/mode', { mode: 5 }],
])('a number in place of a text is reported at %s, where survey-core would not load the form', (pointer, definition) => {
  expect(loads(definition)).toBe(false);
  expect(formIssues(definition)).toMatchObject([{ pointer, code: 'form-does-not-load' }]);
});

test('depth and size are limited', () => {
  let deep: unknown = {};
  for (let depth = 0; depth < 100; depth += 1) deep = { type: 'panel', name: 'p', elements: [deep] };
  expect(formIssues(deep)).toMatchObject([{ message: expect.stringContaining('64 deep') }]);
  const elements = Array.from({ length: 2001 }, (_, at) => ({ type: 'text', name: `q${at}` }));
  expect(formIssues({ elements })).toMatchObject([{ pointer: '', message: expect.stringContaining('2001 questions') }]);
});

test('a question with the name of an inherited property is refused, and an answer of that name is left out', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(formIssues({ elements: [{ type: 'text', name }] })).toMatchObject([{ code: 'refused-name' }]);
    const answers = JSON.parse(`{"a":[{"${name}":1,"b":[{"${name}":"x"}]}],"c":null}`) as object;
    expect(safeAnswers(answers)).toEqual({ a: [{ b: [{}] }], c: null });
  }
});

test.each([
  ['/elements/0/minRowCount', { type: 'matrixdynamic', name: 'm', minRowCount: 1_000_000 }],
  ['/elements/0/rowCount', { type: 'matrixdynamic', name: 'm', rowCount: '1000000' }],
  ['/elements/0/panelCount', { type: 'paneldynamic', name: 'm', panelCount: 1_000_000 }],
  ['/elements/0/minPanelCount', { type: 'paneldynamic', name: 'm', minPanelCount: 1e9 }],
  ['/elements/0/rateMax', { type: 'rating', name: 'm', rateMax: 1_000_000 }],
  ['/elements/0/choicesMax', { type: 'dropdown', name: 'm', choicesMin: 1, choicesMax: 500, choicesStep: 0.001 }],
  ['/elements/0/choices', { type: 'dropdown', name: 'm', choices: Array.from({ length: 5001 }, (_, index) => `c${index}`) }],
  [
    '/elements/0/templateElements/0/rowCount',
    { type: 'paneldynamic', name: 'm', panelCount: 100, templateElements: [{ type: 'matrixdynamic', name: 'r', rowCount: 100 }] },
  ],
])('more rows, panels and choices than can be filled in are reported at %s', (pointer, element) => {
  expect(formIssues({ elements: [element] })).toMatchObject([{ pointer, code: 'form-does-not-load' }]);
});

test('as many rows as can be filled in are fine, and so are such words in an answer', () => {
  const table = { type: 'matrixdynamic', name: 'm', rowCount: 50, minRowCount: 2, maxRowCount: 1_000_000 };
  const years = { type: 'matrixdynamic', name: 'y', rowCount: 50, columns: [{ name: 'c', choicesMin: 1900, choicesMax: 2026 }] };
  expect(formIssues({ elements: [table, years, { type: 'text', name: 'a', defaultValue: { rowCount: 1e6 } }] })).toEqual([]);
});
