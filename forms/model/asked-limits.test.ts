import { expect, test } from 'vitest';
import { answersToSend } from './answers-to-send.ts';

const words = { notOffered: 'not offered', notShown: 'not shown' };
const sent = (elements: readonly object[], answers: Record<string, unknown>, more: object = {}, language = 'en') =>
  answersToSend({ elements, ...more }, { answers, language, ...words });
const text = (more: object = {}) => ({ type: 'text', name: 'q', ...more });
const boxes = (more: object) => ({ type: 'checkbox', name: 'q', choices: ['a', 'b', { value: 'c', isExclusive: true }], ...more });
const file = (name: string, size = 5) => ({ name, type: 'image/png', size, content: 'pending:1' });
const inner = [{ type: 'text', name: 't' }];
const svg = `data:image/svg+xml;base64,${'A'.repeat(8)}`;

test.each<[string, object, unknown, string]>([
  ['a number', text({ inputType: 'number' }), 'abc', 'not offered'],
  ['a number that no JSON holds', text({ inputType: 'number' }), Infinity, 'not offered'],
  ['a date', text({ inputType: 'date' }), '2026-02-30', 'not offered'],
  ['a date of this era', text({ inputType: 'date', max: '2021-01-01' }), '20220-01-01', 'not offered'],
  ['a text', text({ isRequired: true }), false, 'not offered'],
  ['a text of its length', text({ maxLength: 3 }), 123456789, 'This is too long. Number of characters allowed: 3.'],
  ['a choice of bounded length', { type: 'dropdown', name: 'q', choicesLazyLoadEnabled: true }, 'x'.repeat(200_000), 'not offered'],
  ['a date and time', text({ inputType: 'datetime-local' }), '2026-02-03T25:00', 'not offered'],
  ['a month', text({ inputType: 'month' }), '2026-13', 'not offered'],
  ['a week', text({ inputType: 'week' }), '2026-W99', 'not offered'],
  ['a time', text({ inputType: 'time' }), '24:00', 'not offered'],
  ['a colour', text({ inputType: 'color' }), 'red', 'not offered'],
  ['a range', text({ inputType: 'range' }), 500, 'The number must be 100 or less.'],
  ['an e-mail address', text({ inputType: 'email' }), 'nobody', 'Please write an email address like name@example.com.'],
  ['a required text that is invisible', text({ isRequired: true }), '\u200b\u2060', 'This question needs an answer.'],
  ['at most so many choices', boxes({ maxSelectedChoices: 1 }), ['a', 'b'], 'Choose fewer. At most: 1.'],
  ['at least so many choices', boxes({ minSelectedChoices: 2 }), ['a'], 'Choose more. At least: 2.'],
  ['each choice once', boxes({}), ['a', 'a'], 'not offered'],
  ['nothing beside none', boxes({ showNoneItem: true }), ['a', 'none'], 'not offered'],
  ['nothing beside an exclusive choice', boxes({}), ['a', 'c'], 'not offered'],
  ['a place on the slider', { type: 'slider', name: 'q', min: 0, max: 10 }, 500, 'The number must be 10 or less.'],
  ['a step of the slider', { type: 'slider', name: 'q', step: 5 }, 12, 'The number must be a multiple of 5.'],
  ['a rate on offer', { type: 'rating', name: 'q' }, 50, 'not offered'],
  ['a picture on offer', { type: 'imagepicker', name: 'q', choices: ['a'] }, 'z', 'not offered'],
  ['a drawn signature', { type: 'signaturepad', name: 'q' }, 'hello', 'not offered'],
  ['a signature of the kind it draws', { type: 'signaturepad', name: 'q' }, svg, 'not offered'],
  ['a signature of a bounded size', { type: 'signaturepad', name: 'q' }, `data:image/png;base64,${'A'.repeat(300_000)}`, 'not offered'],
  ['one file', { type: 'file', name: 'q' }, [file('a.png'), file('b.png')], 'not offered'],
  ['files of its size', { type: 'file', name: 'q', maxSize: 10 }, [file('a.png', 11)], 'not offered'],
  ['files of its kinds', { type: 'file', name: 'q', acceptedTypes: '.jpg,.pdf' }, [file('a.png')], 'not offered'],
  [
    'at most so many panels',
    { type: 'paneldynamic', name: 'q', maxPanelCount: 1, templateElements: inner },
    [{ t: 'x' }, { t: 'y' }],
    'not offered',
  ],
  [
    'at most so many rows',
    { type: 'matrixdynamic', name: 'q', maxRowCount: 1, columns: [{ name: 't', cellType: 'text' }] },
    [{ t: 'x' }, { t: 'y' }],
    'not offered',
  ],
])('a question that asks for %s refuses another answer', (_, question, answer, message) => {
  expect(sent([question], { q: answer }).errors).toMatchObject([{ question: 'q', message }]);
  const panel = { type: 'paneldynamic', name: 'p', templateElements: [question] };
  expect(sent([panel], { p: [{ q: answer }] }).errors).toMatchObject([{ question: 'p[0].q', message }]);
});

test('rows that must be unique, and the panels and rows that are required, are checked', () => {
  const columns = [{ name: 't', cellType: 'text', isRequired: true, isUnique: true }];
  const table = { type: 'matrixdynamic', name: 'q', minRowCount: 3, columns };
  expect(sent([table], { q: [{ t: 'x' }, { t: 'x' }] }).errors).toMatchObject([
    { question: 'q[0].t', message: 'This answer is already given. Each one must be different.' },
    { question: 'q[1].t' },
    { question: 'q[2].t', message: 'This question needs an answer.' },
  ]);
  const panels = { type: 'paneldynamic', name: 'q', minPanelCount: 2, templateElements: inner };
  expect(sent([panels], { q: [{ t: 'x' }] })).toEqual({ answers: { q: [{ t: 'x' }, {}] }, errors: [] });
});

const kept = { clearInvisibleValues: 'none' };
test.each<[string, object, object, unknown]>([
  ['hidden', { visible: false }, kept, undefined],
  ['hidden, with a default', { visible: false, defaultValue: 'D' }, kept, 'D'],
  ['hidden, with a default that is computed', { visible: false, defaultValueExpression: "'by ' + {a}" }, kept, 'by x'],
  ['read-only', { readOnly: true }, {}, undefined],
  ['read-only, with a default', { readOnly: true, defaultValue: 'D' }, {}, 'D'],
  ['read-only, computed', { readOnly: true, setValueExpression: "{a} + '!'" }, {}, 'x!'],
  ['hidden, and set by a trigger to something else', { visible: false }, { ...kept, triggers: [trigger('T')] }, undefined],
])('a fixed question has the value of its definition: %s', (_, more, survey, value) => {
  const around = { type: 'text', name: 'a' };
  for (const name of ['q', 'source', 'userPoolId', 'version', 'account_status']) {
    const asked = { type: 'text', name, ...more };
    expect(sent([around, asked], { a: 'x', [name]: 'forged' }, survey).answers[name]).toBe(value);
    const panel = {
      type: 'panel',
      name: 'p',
      ...pick(more, ['visible', 'readOnly']),
      elements: [{ ...asked, visible: true, readOnly: false }],
    };
    expect(sent([around, panel], { a: 'x', [name]: 'forged' }, survey).answers[name]).toBe(value);
  }
});

test('… within panels and rows as well', () => {
  const fixed = { name: 'q', readOnly: true, setValueExpression: "{panel.t} + '!'" };
  const panel = { type: 'paneldynamic', name: 'p', templateElements: [...inner, { type: 'text', ...fixed }] };
  expect(sent([panel], { p: [{ t: 'x', q: 'forged' }] }).answers).toEqual({ p: [{ t: 'x', q: 'x!' }] });
  const columns = [
    { name: 't', cellType: 'text' },
    { ...fixed, cellType: 'text', setValueExpression: "{row.t} + '!'" },
  ];
  expect(sent([{ type: 'matrixdynamic', name: 'm', columns }], { m: [{ t: 'x', q: 'forged' }] }).answers).toEqual({
    m: [{ t: 'x', q: 'x!' }],
  });
});

test('what was typed before a question became read-only or hidden stays, and what a trigger set', () => {
  const elements = [{ type: 'text', name: 'a' }, text({ enableIf: "{a} = 'open'" }), { type: 'text', name: 'set', visible: false }];
  const answers = { a: 'closed', q: 'typed', set: 'T' };
  expect(sent(elements, answers, { ...kept, triggers: [trigger('T', 'set')] })).toEqual({ answers, errors: [] });
});

function trigger(setValue: string, setToName = 'q'): object {
  return { type: 'setvalue', expression: "{a} = 'never'", setToName, setValue };
}
function pick(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

test('beside the questions of a row only the totals of a table are kept, and no more than a text may have', () => {
  const panel = { type: 'paneldynamic', name: 'p', templateElements: [{ type: 'text', name: 'm' }] };
  expect(sent([panel], { p: [{ m: 'a', 'm-total': { big: 'x'.repeat(200_000) } }] }).answers).toEqual({ p: [{ m: 'a' }] });
  expect(sent([panel], { p: [{ m: 'a', 'm-total': { deep: { er: 1 } } }] }).answers).toEqual({ p: [{ m: 'a' }] });
});
