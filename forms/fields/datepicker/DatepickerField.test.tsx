// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Asked/ });
const described = () => (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const errors = () => [...document.querySelectorAll('[id$="_errors"]')].map(({ textContent }) => textContent);

test('a date is typed in the order of the format, and stored as UTC midnight; leaving the field writes it in full', async () => {
  const { answer } = showField({ type: 'datepicker' });
  expect(field().getAttribute('aria-required')).toBe('true');
  expect(described()).toContain('For example 27/03/2015');
  type('7.3.2015');
  expect(field().value).toBe('7.3.2015');
  fireEvent.blur(field());
  expect(field().value).toBe('07/03/2015');
  expect(await answer()).toBe('2015-03-07T00:00:00.000Z');
});

test.each([
  ['30/02/15', 'Please write the date like this: 27/03/2015.'],
  ['30/02/2015', 'There is no such day in the calendar. Please check day and month.'],
])(
  'what is no date (%s) stays as it was typed, is no answer, and has an error that states why, until it is one',
  async (typed, message) => {
    const { send, answer } = showField({ type: 'datepicker', isRequired: false });
    type(typed);
    fireEvent.blur(field());
    send();
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(errors().join()).toContain(message);
    type('28/02/2015');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(await answer()).toBe('2015-02-28T00:00:00.000Z');
  },
);

test.each([
  ['31/12/2008', 'The date must be 01/01/2009 or later.'],
  ['01/01/2010', 'The date must be 31/12/2009 or earlier.'],
  ['', 'Please enter a date.'],
])('%j is refused: %s', (typed, message) => {
  const { send } = showField({ type: 'datepicker', minDate: '2009-01-01', maxDate: '2009-12-31' });
  type(typed);
  send();
  expect(errors().join()).toContain(message);
});

test('a day of the browser’s calendar is written into the field', async () => {
  const show = vi.fn();
  Object.assign(HTMLInputElement.prototype, { showPicker: show });
  const { answer } = showField({ type: 'datepicker', minDate: '2009-01-01' });
  fireEvent.click(screen.getByRole('button', { name: 'Asked: Choose in a calendar' }));
  expect(show).toHaveBeenCalledOnce();
  const native = document.querySelector<HTMLInputElement>('input[type=date]') ?? expect.unreachable();
  expect([native.min, native.max]).toEqual(['2009-01-01', '']);
  fireEvent.change(native, { target: { value: '2012-05-06' } });
  expect(field().value).toBe('06/05/2012');
  expect(await answer()).toBe('2012-05-06T00:00:00.000Z');
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
});

test.each([
  ['3/2/1980', '3 February 1980', '1980-02-03'],
  ['27032015', '27 March 2015', '2015-03-27'],
  ['27 March 2015', '27 March 2015', '2015-03-27'],
  ['২৭/০৩/২০১৫', '27 March 2015', '2015-03-27'],
])('the day that was read from %s is announced in words, and describes the field', async (typed, words, day) => {
  const { answer } = showField({ type: 'datepicker' });
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === words)).toBe(false);
  type(typed);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);
  expect(described()).toContain(words);
  fireEvent.blur(field());
  expect(await answer()).toBe(`${day}T00:00:00.000Z`);
});

test('a year of another calendar is asked about, and is an answer once it was confirmed', async () => {
  const { send, answer } = showField({ type: 'datepicker' });
  type('27/3/2558');
  send();
  expect(field().value).toBe('27/3/2558');
  expect(errors().join()).toContain('Please check the year of 27 March 2558.');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, 27 March 2558 is right' }));
  expect(screen.queryByRole('button', { name: /is right/ })).toBeNull();
  expect([field().getAttribute('aria-invalid'), document.activeElement]).toEqual([null, field()]);
  expect(await answer()).toBe('2558-03-27T00:00:00.000Z');
});

test('where the question has a limit on that side, its own message is enough', () => {
  const { send } = showField({ type: 'datepicker', maxDate: '2026-12-31' });
  type('27/3/2558');
  send();
  expect(screen.queryByRole('button', { name: /is right/ })).toBeNull();
  expect(errors().join()).toContain('The date must be 31/12/2026 or earlier.');
});

test('what is no date is kept like every answer, and is there again where it was typed, with why it is none', () => {
  const kept: unknown[] = [];
  showField(
    { type: 'datepicker' },
    { outcome: async (name, payload) => (name === 'keep-answers' && kept.push(payload), { ok: false, code: 'no' }) },
  );
  type('about 2015');
  expect(kept.at(-1)).toMatchObject({ answers: { asked: 'about 2015' } });
  type('2015');
  expect(kept.at(-1)).toMatchObject({ answers: { asked: '2015' } });
  cleanup();
  showField({ type: 'datepicker' }, { answers: { asked: 'about 2015' } });
  expect(field().value).toBe('about 2015');
  expect(errors().join()).toContain('Please write the date like this: 27/03/2015.');
});
