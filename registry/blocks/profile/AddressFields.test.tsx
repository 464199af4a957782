// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddressFields } from './AddressFields.tsx';
import { texts } from './profile.schema.ts';

afterEach(cleanup);

const labels = () => Array.from(document.querySelectorAll('label'), ({ textContent }) => textContent);

test('lines follow the country that is chosen: no postcode where there is none, a state where letters need one', () => {
  render(<AddressFields id="of" text={texts} language="en" address={{}} home="GB" errors={{}} />);
  expect(labels()).toContain('Postcode');
  expect(labels()).toContain('Province, state or territory (optional)');
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'HKG' } });
  expect(labels().filter((label) => label?.startsWith('Postcode'))).toEqual([]);
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'USA' } });
  expect(screen.getByLabelText('Province, state or territory').getAttribute('aria-required')).toBe('true');
  fireEvent.change(screen.getByLabelText('Address line 1'), { target: { value: 'No fixed abode' } });
  expect(screen.getByLabelText('Postcode (optional)').getAttribute('aria-required')).toBe('false');
});
