// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showField } from '../../react/field.fixture.tsx';
import { measureNothing } from '../../react/drawn-form.fixture.ts';

measureNothing();
afterEach(cleanup);

const asked = { type: 'ranking', choices: ['A', 'B', 'C'] };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('choices are moved by buttons, the focus and the news go with them, and the ends stay where they are', async () => {
  const { answer } = showField(asked);
  expect(order()).toEqual(['–A', '–B', '–C']);
  press('Move up: C');
  expect(order()).toEqual(['1A', '2C', '3B']);
  expect(screen.getByText('C: place 2 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: C' }));
  press('Move up: C');
  press('Move up: C');
  expect(order()).toEqual(['1C', '2A', '3B']);
  expect(await answer()).toEqual(['C', 'A', 'B']);
});

test('an order that is right as it is can be kept; before that it is no answer', async () => {
  const { send, answer } = showField({ ...asked, isRequired: true });
  send();
  expect((await screen.findAllByText('This question needs an answer.')).length).toBeGreaterThan(0);
  press('Keep this order');
  expect(screen.queryByRole('button', { name: 'Keep this order' })).toBeNull();
  expect(await answer()).toEqual(['A', 'B', 'C']);
});

test('of choices to pick from, those in the order are added and taken out, as many as the question takes', async () => {
  const { answer } = showField({ ...asked, selectToRankEnabled: true, maxSelectedChoices: 2 });
  press('Add to your order: B');
  press('Add to your order: A');
  press('Add to your order: C');
  expect(order()).toEqual(['1B', '2A', 'C']);
  press('Take out of your order: B');
  press('Add to your order: C');
  expect(await answer()).toEqual(['A', 'C']);
});
