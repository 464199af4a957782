// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { texts } from '../blocks/form/form.schema.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

const saved = { ok: true, value: { submissionId: 's', version: 1, savedAt: '2026-11-21T14:05:00Z' } } as const;

/** A form of one question; the answers that the device was last given to keep. */
function show(question: object, answers: FormView['answers'] = {}, others: readonly object[] = []) {
  const act = vi.fn(async (_name: string, _payload: unknown) => saved);
  const definition = { elements: [...others, { name: 'reach', ...question }] };
  render(<SurveyForm id="form" view={{ ...view, definition, answers }} text={texts} language="en" act={act as unknown as Act} />);
  const last = (of: string) => act.mock.calls.filter(([name]) => name === of).at(-1)?.[1];
  return { kept: () => last('keep-answers'), sent: () => last('submit-form') };
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
  ['with a mask', { type: 'text', maskType: 'pattern', maskSettings: { pattern: '999-999' } }, '123-456', '123456'],
  ['with an amount of money', { type: 'text', maskType: 'currency', maskSettings: { prefix: '£' } }, '£1,250', 1250],
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

const masks = {
  telephone: { maskType: 'pattern', maskSettings: { pattern: '+44 (999) 999-9999' } },
  'telephone, kept with its signs': { maskType: 'pattern', maskSettings: { pattern: '+44 (999) 999-9999', saveMaskedValue: true } },
  date: { maskType: 'datetime', maskSettings: { pattern: 'dd/mm/yyyy' } },
  'date, kept as it is shown': { maskType: 'datetime', maskSettings: { pattern: 'dd/mm/yyyy', saveMaskedValue: true } },
  money: { maskType: 'currency', maskSettings: { prefix: '£' } },
  'day of a year': { maskType: 'pattern', maskSettings: { pattern: '99.99.2024' } },
  'time and date': { maskType: 'datetime', maskSettings: { pattern: 'HH:MM dd/mm/yyyy' } },
};

test.each([
  ['telephone', '20794', '+44 (207) 94_-____', '60018', '442079460018', '+44 (207) 946-0018'],
  ['telephone, kept with its signs', '20794', '+44 (207) 94_-____', '60018', '+44 (207) 946-0018', '+44 (207) 946-0018'],
  ['date', '1203', '12/03/yyyy', '2024', '2024-03-12', '12/03/2024'],
  ['date, kept as it is shown', '1203', '12/03/yyyy', '2024', '12/03/2024', '12/03/2024'],
  ['money', '-', '£-', '5', -5, '£-5'],
  ['day of a year', '1', '1_.__.2024', '204', '12042024', '12.04.2024'],
  ['time and date', '10', '10:MM dd/mm/yyyy', '3012032024', '2024-03-12T10:30', '10:30 12/03/2024'],
] as const)(
  'an unfinished answer to a mask (%s) is kept as it comes, without a key, has an error, and is there again on return',
  async (name, first, beginning, rest, answer, whole) => {
    const question = { type: 'text', ...masks[name] };
    const { kept } = show(question);
    insert(first);
    expect([field().value, kept()]).toMatchObject([beginning, { answers: { reach: beginning } }]);
    fireEvent.blur(field());
    cleanup();

    const again = show(question, { reach: beginning });
    expect(field().value).toBe(beginning);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(texts.answerIncomplete).length).toBeGreaterThan(0);
    expect(again.sent()).toBeUndefined();
    insert(rest);
    expect([field().value, again.kept()]).toMatchObject([whole, { answers: { reach: answer } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await vi.waitFor(() => expect(again.sent()).toMatchObject({ answers: { reach: answer } }));
  },
);

test('of a complete answer to a mask that is shortened, what is left is kept', () => {
  const { kept } = show({ type: 'text', ...masks.telephone }, { reach: '442079460018' });
  expect(field().value).toBe('+44 (207) 946-0018');
  field().setSelectionRange(13, 18);
  fireEvent(field(), new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }));
  expect([field().value, kept()]).toMatchObject(['+44 (207) 946-____', { answers: { reach: '+44 (207) 946-____' } }]);
});

test('a field with a mask that has digits of its own, and is only looked at, has no answer', () => {
  const { kept } = show({ type: 'text', ...masks['day of a year'] });
  fireEvent.focus(field());
  fireEvent.blur(field());
  expect(kept()).toBeUndefined();
});

test('of a time and a date the date alone is no answer, however a browser would read it', () => {
  const beginning = 'HH:MM 12/03/2024';
  const { kept, sent } = show({ type: 'text', ...masks['time and date'] }, { reach: beginning });
  expect(field().value).toBe(beginning);
  fireEvent.focus(field());
  fireEvent.blur(field());
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect([kept(), sent(), field().getAttribute('aria-invalid')]).toEqual([undefined, undefined, 'true']);
});

test('what a browser fills in is written through the mask, with digits of every script', () => {
  const { kept } = show({ type: 'text', inputType: 'tel', ...masks.telephone });
  fireEvent.input(field(), { target: { value: '٢٠٧٩٤٦٠٠١٨' } });
  expect([field().value, kept()]).toMatchObject(['+44 (207) 946-0018', { answers: { reach: '442079460018' } }]);
  fireEvent.input(field(), { target: { value: '2079' } });
  expect([field().value, kept()]).toMatchObject(['+44 (207) 9__-____', { answers: { reach: '+44 (207) 9__-____' } }]);
});

test.each([
  ['that cannot be changed', { type: 'text', readOnly: true, maskType: 'pattern', maskSettings: { pattern: '99-99-99' } }, '123'],
  ['that is shared with a field without the mask', { type: 'text', valueName: 'reach', name: 'other' }, '+33 1 23 45'],
])('an answer %s stays as it is, also where it does not fit a mask', async (_, question, answer) => {
  const shared = { type: 'text', name: 'british', valueName: 'reach', visibleIf: 'false', ...masks.telephone };
  const { sent } = show({ ...question, ...('valueName' in question ? {} : { valueName: 'reach' }) }, { reach: answer }, [shared]);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.waitFor(() => expect(sent()).toMatchObject({ answers: { reach: answer } }));
});

const field = (): HTMLInputElement => document.querySelector('input') ?? expect.unreachable();

/** As by voice, a suggestion or the paste of a menu: no key is pressed, and the mask writes the text itself. */
function insert(data: string): void {
  field().focus();
  const gap = field().value.search(/[_a-z]/i);
  const at = gap < 0 ? field().value.length : gap;
  field().setSelectionRange(at, at);
  for (const sign of data)
    fireEvent(field(), new InputEvent('beforeinput', { data: sign, inputType: 'insertText', bubbles: true, cancelable: true }));
}

test.each(['boolean', 'rating', 'dropdown'])('a comment beside a question of type %s is kept at once, before it is left', (type) => {
  const { kept } = show({ type, showCommentArea: true, choices: ['a'] });
  const comment = document.querySelector('textarea') ?? expect.unreachable();
  comment.focus();
  fireEvent.input(comment, { target: { value: 'Becau' } });
  expect(document.activeElement).toBe(comment);
  expect(kept()).toMatchObject({ answers: { 'reach-Comment': 'Becau' } });
});
