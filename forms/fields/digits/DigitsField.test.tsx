// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../../react/drawn-form.fixture.ts';
import { SurveyForm } from '../../react/SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

function show(question: object, answers: FormView['answers'] = {}) {
  const kept: unknown[] = [];
  const act = (async (name: string, { answers: now }: { answers: object }) => (
    name === 'keep-answers' && kept.push(now),
    { ok: false, code: 'no' }
  )) as unknown as Act;
  const definition = { elements: [{ type: 'text', name: 'asked', title: 'Asked', ...question }] };
  render(<SurveyForm id="form" view={{ ...view, definition, answers }} text={texts} language="ar" act={act} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Asked' });
  // The model takes the text at the key: the test browser's document is none that it knows.
  const type = (value: string) => {
    fireEvent.input(field, { target: { value } });
    fireEvent.keyUp(field, { key: value.at(-1) });
  };
  return { field, type, kept: () => kept.at(-1) };
}
const year = { inputType: 'number', min: 2009, max: 2026 };

test('digits of any script are shown and kept as a plain number', () => {
  const { field, type, kept } = show(year);
  type('٢٠١٥');
  expect([field.value, kept()]).toEqual(['2015', { asked: 2015 }]);
  type('۲۰۱۶');
  expect([field.value, kept()]).toEqual(['2016', { asked: 2016 }]);
});

test('a number has the numeric keyboard of a phone; one that may be below zero has a keyboard with a minus', () => {
  const keyboard = () => [screen.getByRole<HTMLInputElement>('textbox').type, screen.getByRole('textbox').getAttribute('inputmode')];
  show(year);
  expect(keyboard()).toEqual(['text', 'decimal']);
  cleanup();
  show({ inputType: 'number', min: -10 });
  expect(keyboard()).toEqual(['text', 'text']);
});

test('minimum and maximum are checked as before, and the error goes while the right number is typed', () => {
  const { field, type } = show(year);
  type('١٩٩٩');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('٢٠١٠');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('what is the beginning of a number stays while it is typed, and is no answer yet', () => {
  const { field, type, kept } = show({ inputType: 'number', min: -10 });
  type('-');
  expect(field.value).toBe('-');
  type('-٥');
  expect([field.value, kept()]).toEqual(['-5', { asked: -5 }]);
  type('-5.');
  expect(field.value).toBe('-5.');
});

test.each(['300-400', '3oo', '2,5,5', '1.25,50', 'about ten'])(
  '%s stays as it was typed, is kept and no answer, and has an error until it is a number',
  (typed) => {
    const { field, type, kept } = show({ inputType: 'number', isRequired: true });
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    type('3');
    type(typed);
    fireEvent.blur(field);
    expect([field.value, kept()]).toEqual([typed, { asked: typed }]);
    submit();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getAllByText(texts.notANumber).length).toBeGreaterThan(0);
    type(`${typed} `);
    expect(screen.getAllByText(texts.notANumber).length).toBeGreaterThan(0);
    type('300');
    expect([field.value, kept(), field.getAttribute('aria-invalid')]).toEqual(['300', { asked: 300 }, 'false']);
  },
);

test.each(['about ten', '2,5,5', '0x10', '1e5'])(
  '%s, which is no number, is there again where it was typed, with what to write instead',
  (typed) => {
    const { field, type, kept } = show({ inputType: 'number' }, { asked: typed });
    expect(field.value).toBe(typed);
    expect(screen.getAllByText(texts.notANumber).length).toBeGreaterThan(0);
    type(`${typed}?`);
    expect(kept()).toEqual({ asked: `${typed}?` });
    type('');
    expect(kept()).toEqual({});
  },
);

test('a number stays as it was typed, and is beside it as the language writes it where that differs', () => {
  const { field, type, kept } = show({ inputType: 'number', unitBefore: '£' });
  const read = () => document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect([read()?.getAttribute('role'), read()?.textContent]).toEqual(['status', '']);
  for (const [typed, answer, shown] of [
    ['9', 9, ''],
    ['9,', '9,', ''],
    ['9,5', 9.5, '£9.5'],
    ['9,50', 9.5, '£9.50'],
    ['9,500', 9500, ''],
    ['9500,50', 9500.5, '£9,500.50'],
  ] as const) {
    type(typed);
    expect([field.value, kept(), read()?.textContent]).toEqual([typed, { asked: answer }, shown]);
  }
  fireEvent.blur(field);
  expect(field.value).toBe('9500,50');
});

test('more digits than a number can have stay as they were typed', () => {
  const { field, type, kept } = show({ inputType: 'number' });
  const long = '99999999999999999999';
  for (let length = 14; length <= long.length; length += 1) type(long.slice(0, length));
  expect([field.value, kept()]).toEqual([long, { asked: long }]);
});

test('a question that may stay empty is not left with what is no number, and is with nothing', () => {
  const { field, type } = show({ inputType: 'number' });
  type('ten');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('what a keyboard composes is taken when it is done', () => {
  const { field, kept } = show(year);
  field.value = '٢٠';
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(field.value).toBe('٢٠');
  field.value = '٢٠١٥';
  fireEvent.compositionEnd(field);
  fireEvent.keyUp(field, { key: '٥' });
  expect([field.value, kept()]).toEqual(['2015', { asked: 2015 }]);
});

test('in a telephone number digits of other scripts become plain ones, and its other signs stay', () => {
  const { field, type, kept } = show({ inputType: 'tel' });
  type('+٤٤ (٠٧٧٠٠) 900201');
  fireEvent.blur(field);
  expect([field.value, kept()]).toEqual(['+44 (07700) 900201', { asked: '+44 (07700) 900201' }]);
});

test('a kept number is in the field, and other text is no number', () => {
  expect(show(year, { asked: 2012 }).field.value).toBe('2012');
  cleanup();
  const { field, type } = show({});
  type('٢٠١٥ about');
  expect(field.value).toBe('٢٠١٥ about');
});
