// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../texts.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

const saved = { ok: true, value: { submissionId: 's', version: 1, savedAt: '2026-11-21T14:05:00Z' } } as const;

/** A form of one question; the answers that the device was last given to keep. */
function show(question: object) {
  const act = vi.fn(async (_name: string, _payload: unknown) => saved);
  const definition = { elements: [{ name: 'reach', ...question }] };
  render(<SurveyForm id="form" view={{ ...view, definition }} text={texts} language="en" act={act as unknown as Act} />);
  return { kept: () => act.mock.calls.filter(([name]) => name === 'keep-answers').at(-1)?.[1] };
}

test.each([
  ['text', 'ada@'],
  ['tel', 'ada@'],
  ['email', 'ada@'],
  ['url', 'ada@'],
  ['search', 'ada@'],
  ['password', 'ada@'],
  ['date', '2024-03-01'],
  ['datetime-local', '2024-03-01T10:30'],
  ['month', '2024-03'],
  ['week', '2024-W10'],
  ['time', '10:30'],
  ['color', '#12ab34'],
  ['range', '60'],
])('what is typed or chosen in a field of type %s is kept at once, before the field is left', (inputType, value) => {
  const { kept } = show({ type: 'text', inputType });
  const field = document.querySelector<HTMLInputElement>(`input[type=${inputType}]`) ?? expect.unreachable();
  field.focus();
  fireEvent.input(field, { target: { value } });
  fireEvent.keyUp(field, { key: value.at(-1) });
  expect(document.activeElement).toBe(field);
  expect(kept()).toMatchObject({
    answers: { reach: inputType === 'range' ? Number(value) : value },
  });
});

test.each([
  ['number', 2000, '7251', 7251],
  ['date', '2020-12-31', '2024-03-01', '2024-03-01'],
  ['datetime-local', '2020-12-31T12:00', '2024-03-01T10:30', '2024-03-01T10:30'],
])(
  'what is typed beyond the limit of a field of type %s is kept as it is, and refused when the step is left',
  (inputType, max, typed, answer) => {
    const { kept } = show({ type: 'text', inputType, max });
    const field = document.querySelector('input') ?? expect.unreachable();
    field.focus();
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.keyUp(field, { key: typed.at(-1) });
    expect(kept()).toMatchObject({ answers: { reach: answer } });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(within(screen.getAllByRole('alert')[0]!).getAllByRole('link')).toHaveLength(1);
  },
);

test.each([
  ['that is to be taken when it is left', { type: 'text', textUpdateMode: 'onBlur' }, 'Ada', 'Ada'],
  ['of several lines that is to be taken when it is left', { type: 'comment', textUpdateMode: 'onBlur' }, 'Ada', 'Ada'],
])('what is typed in a field %s is kept at once, before the field is left', (_, question, typed, answer) => {
  const { kept } = show(question);
  const field = document.querySelector<HTMLInputElement>('input, textarea') ?? expect.unreachable();
  field.focus();
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.keyUp(field, { key: typed.at(-1) });
  expect(document.activeElement).toBe(field);
  expect(kept()).toMatchObject({ answers: { reach: answer } });
});

test.each([
  ['a time in the afternoon', { maskType: 'datetime', maskSettings: { pattern: 'hh:MM tt' } }, '0230p', '14:30'],
  ['a date', { maskType: 'datetime', maskSettings: { pattern: 'dd/mm/yyyy' } }, '12032024', '2024-03-12'],
  ['a sort code', { maskType: 'pattern', maskSettings: { pattern: '99-99-99' } }, '123456', '123456'],
  ['a number of three digits, at least ten', { maskType: 'numeric', maskSettings: { min: 10 } }, '150', 150],
  ['an amount', { maskType: 'currency', maskSettings: { prefix: '£' } }, '1250', 1250],
])('%s that is typed key by key through a mask is the answer once its field is left', (_, question, keys, answer) => {
  const { kept } = show({ type: 'text', ...question });
  const field = document.querySelector('input') ?? expect.unreachable();
  fireEvent.focus(field);
  for (const data of keys) {
    fireEvent.keyDown(field, { key: data });
    if (fireEvent(field, new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true })))
      fireEvent.input(field, { target: { value: field.value + data } });
    fireEvent.keyUp(field, { key: data });
  }
  fireEvent.blur(field);
  expect(kept()).toMatchObject({ answers: { reach: answer } });
});

/** Types through the mask of the only question, and does not leave it. */
function typeMasked(question: object, keys: string) {
  const shown = show({ type: 'text', ...question });
  const field = document.querySelector('input') ?? expect.unreachable();
  field.focus();
  field.setSelectionRange(0, field.value.length);
  for (const key of keys)
    fireEvent(field, new InputEvent('beforeinput', { data: key, inputType: 'insertText', bubbles: true, cancelable: true }));
  return { ...shown, field };
}

test.each([
  ['a time in the afternoon', { maskType: 'datetime', maskSettings: { pattern: 'hh:MM tt' } }, '0230pm', '14:30'],
  ['a date', { maskType: 'datetime', maskSettings: { pattern: 'dd/mm/yyyy' } }, '12032024', '2024-03-12'],
  ['a sort code', { maskType: 'pattern', maskSettings: { pattern: '99-99-99' } }, '123456', '123456'],
  ['a number', { maskType: 'numeric' }, '150', 150],
  [
    'a sort code among several texts',
    { type: 'multipletext', items: [{ name: 'sort-code', maskType: 'pattern', maskSettings: { pattern: '99-99-99' } }] },
    '123456',
    { 'sort-code': '123456' },
  ],
])(
  '%s that is completely typed through a mask is kept when the document goes away while its field is not left',
  (_, question, keys, answer) => {
    const { kept } = typeMasked(question, keys);
    expect(kept()).toBeUndefined();
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toMatchObject({ answers: { reach: answer } });
  },
);

test.each([
  ['a time without its half of the day', { maskType: 'datetime', maskSettings: { pattern: 'hh:MM tt' } }, '0230'],
  ['a part of a date', { maskType: 'datetime', maskSettings: { pattern: 'dd/mm/yyyy' } }, '1203'],
  ['a part of a sort code', { maskType: 'pattern', maskSettings: { pattern: '99-99-99' } }, '1234'],
])('%s is no answer when the document goes away', (_, question, keys) => {
  const { kept, field } = typeMasked(question, keys);
  const blurred = vi.fn();
  field.addEventListener('focusout', blurred);
  fireEvent(window, new Event('pagehide'));
  expect(kept()).toBeUndefined();
  expect(blurred).not.toHaveBeenCalled();
});

test.each(['boolean', 'rating', 'dropdown'])('a comment beside a question of type %s is kept at once, before it is left', (type) => {
  const { kept } = show({ type, showCommentArea: true, choices: ['a'] });
  const comment = document.querySelector('textarea') ?? expect.unreachable();
  comment.focus();
  fireEvent.input(comment, { target: { value: 'Becau' } });
  expect(document.activeElement).toBe(comment);
  expect(kept()).toMatchObject({ answers: { 'reach-Comment': 'Becau' } });
});
