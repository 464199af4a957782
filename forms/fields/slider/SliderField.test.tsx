// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showField } from '../../react/field.fixture.tsx';
import { measureNothing } from '../../react/drawn-form.fixture.ts';

measureNothing();
afterEach(cleanup);

const unanswered = 'Not answered yet. Move the slider to answer.';
const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');
const move = (thumb: number, value: number) => fireEvent.change(sliders()[thumb] as HTMLElement, { target: { value: String(value) } });

test('a slider that was not touched does not look answered and is no answer; once moved it is, and can be cleared', async () => {
  const { send, answer } = showField({ type: 'slider', min: 1, max: 5, step: 1, isRequired: true });
  expect(screen.getAllByText(unanswered)).toHaveLength(1);
  expect(sliders().map((one) => one.getAttribute('aria-valuetext'))).toEqual([unanswered]);
  send();
  expect((await screen.findAllByText('This question needs an answer.')).length).toBeGreaterThan(0);
  move(0, 4);
  expect(screen.queryByText(unanswered)).toBeNull();
  expect(sliders()[0]?.getAttribute('aria-valuetext')).toBe('4');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getAllByText(unanswered)).toHaveLength(1);
  // Where it is counts when it is pressed.
  fireEvent.click(sliders()[0] as HTMLElement);
  expect(await answer()).toBe(1);
});

test('a range has two sliders with names, which stay in order', async () => {
  const { answer } = showField({ type: 'slider', sliderType: 'range', min: 0, max: 100, step: 10 });
  expect(sliders()).toHaveLength(2);
  expect(screen.getByRole('slider', { name: 'Asked From' })).toBe(sliders()[0]);
  move(0, 30);
  move(1, 10);
  expect(sliders().map(({ value }) => value)).toEqual(['30', '40']);
  move(0, 90);
  expect(await answer()).toEqual([30, 40]);
});

test('the lowest place, and a whole range, are answered by keys that leave the slider where it is, and not by Tab', async () => {
  const { answer } = showField({ type: 'slider', sliderType: 'range', min: 0, max: 100, step: 10 });
  fireEvent.keyUp(sliders()[0] as HTMLElement, { key: 'Tab' });
  fireEvent.keyUp(sliders()[0] as HTMLElement, { key: 'Home', ctrlKey: true });
  expect(screen.getAllByText(unanswered)).toHaveLength(1);
  fireEvent.keyUp(sliders()[0] as HTMLElement, { key: 'Home' });
  expect(screen.queryByText(unanswered)).toBeNull();
  expect(await answer()).toEqual([0, 100]);
});

test('labels of the definition are those of the ends and of the place', () => {
  const labels = [
    { value: 1, text: 'Never' },
    { value: 3, text: 'Always' },
  ];
  showField({ type: 'slider', min: 1, max: 3, step: 1, customLabels: labels }, { answers: { asked: 3 } });
  expect(screen.getByText('Never')).toBeTruthy();
  expect(sliders()[0]?.getAttribute('aria-valuetext')).toBe('Always');
});
