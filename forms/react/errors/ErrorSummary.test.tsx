// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

const text = (name: string, isRequired = false) => ({ type: 'text', name, isRequired });
const missing = 'At least one of these questions needs an answer.';

/** Submits a form of these questions; the lines of the summary that follows. */
function submit(elements: readonly object[], answers = {}, language = 'en') {
  const act = vi.fn(async () => ({ ok: false, code: 'no' })) as unknown as Act;
  render(<SurveyForm id="form" view={{ ...view, definition: { elements }, answers }} text={texts} language={language} act={act} />);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  return () => {
    const summary = screen.queryByText('There is a problem')?.parentElement;
    return summary ? within(summary).getAllByRole('link') : [];
  };
}
const lead = async (line: HTMLElement | undefined, name: string): Promise<void> => {
  if (line) fireEvent.click(line);
  await waitFor(() => expect(document.activeElement?.closest('[data-name]')?.getAttribute('data-name')).toBe(name));
};
const write = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[data-name="${name}"] input`) ?? expect.unreachable();
  fireEvent.input(field, { target: { value } });
  fireEvent.keyUp(field, { key: '2' });
};

test('a group that needs any answer is a line of the summary, which leads to its first question and goes with an answer to any', async () => {
  const lines = submit([
    { type: 'panel', name: 'reached', title: 'How we reach you', isRequired: true, elements: [text('home'), text('work')] },
  ]);
  expect(lines().map(({ textContent }) => textContent)).toEqual([`How we reach you: ${missing}`]);
  await lead(lines()[0], 'home');
  write('work', '0292');
  await waitFor(() => expect(lines()).toEqual([]));
});

test('a group without a title, and one within repeated questions, has its line too', async () => {
  const group = (...elements: object[]) => ({ type: 'panel', name: 'group', isRequired: true, elements });
  const lines = submit(
    [group(text('first'), text('second')), { type: 'paneldynamic', name: 'cars', templateElements: [group(text('make'))] }],
    { cars: [{}] },
  );
  expect(lines().map(({ textContent }) => textContent)).toEqual([missing, missing]);
  await lead(lines()[0], 'first');
  await lead(lines()[1], 'make');
});

test('an answer to a question of a group that had an error of its own takes both lines away', async () => {
  const lines = submit([
    { type: 'panel', name: 'reached', title: 'Reached', isRequired: true, elements: [text('home', true), text('work')] },
  ]);
  expect(lines()).toHaveLength(2);
  write('home', '0292');
  await waitFor(() => expect(lines()).toEqual([]));
  expect(screen.getByRole('alert').textContent).toBe(texts.noErrorListed);
});

test('in French the title of a question, of a repeated one and of a group is followed by a space and a colon', () => {
  const lines = submit(
    [
      { ...text('first', true), title: 'Prénom' },
      { ...text('sure', true), title: 'Certain ?' },
      { type: 'paneldynamic', name: 'cars', templateElements: [{ ...text('make', true), title: 'Marque' }] },
      { type: 'panel', name: 'reached', title: 'Contact', isRequired: true, elements: [text('home')] },
    ],
    { cars: [{}] },
    'fr',
  );
  const beginnings = ['Prénom\u00a0: ', 'Certain ? ', 'Marque, cars 1\u00a0: ', 'Contact\u00a0: '];
  const found = lines().map(({ textContent }) => textContent ?? '');
  expect(found.map((line, index) => line.slice(0, beginnings[index]?.length))).toEqual(beginnings);
});
