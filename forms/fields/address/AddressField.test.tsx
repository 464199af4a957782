// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const labels = () => [...document.querySelectorAll('[data-part] label')].map((label) => label.textContent?.replace(/\*$/, ''));

test('lines and words follow the country; what is typed is kept', async () => {
  const { type, answer } = showField({ type: 'address', isRequired: true, countries: ['GBR', 'USA', 'AUS'] });
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  expect([...country.options].map(({ value }) => value)).toEqual(['', 'AUS', 'GBR', 'USA']);
  type('Address line 1', '1 Quay Street');
  type('Postcode/Zip', '2000');
  fireEvent.change(country, { target: { value: 'USA' } });
  expect(labels().at(-1)).toBe('Zip Code');
  fireEvent.change(country, { target: { value: 'AUS' } });
  expect(screen.getByLabelText(/^Province/).tagName).toBe('SELECT');
  fireEvent.change(screen.getByLabelText(/^Province/), { target: { value: 'NSW' } });
  type('Town/City', 'Sydney');
  expect(await answer()).toEqual({ addressLine1: '1 Quay Street', city: 'Sydney', state: 'NSW', postcode: '2000', country: 'AUS' });
});

test('a country without postcodes is asked for none; one that was typed stays, and its input while it is emptied', async () => {
  const { type, answer } = showField({ type: 'address', isRequired: true });
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  fireEvent.change(country, { target: { value: 'HKG' } });
  expect(screen.queryByLabelText(/^Postcode/)).toBeNull();
  fireEvent.change(country, { target: { value: 'FRA' } });
  type('Postcode', '75007');
  fireEvent.change(country, { target: { value: 'HKG' } });
  type('Postcode', '');
  expect(screen.getByLabelText(/^Postcode.*optional/)).toBeTruthy();
  type('Address line 1', 'Flat A, 12/F, 8 Nathan Road');
  type('Town/City', 'Kowloon');
  expect(await answer()).toEqual({ addressLine1: 'Flat A, 12/F, 8 Nathan Road', city: 'Kowloon', country: 'HKG' });
});
