// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Site } from '../../tenant/index.ts';
import { TestModePanel } from './TestModePanel.tsx';
import { testModeStates } from './test-mode-states.ts';

const site = { dictionary: {}, language: 'en', languages: ['en'] } as unknown as Site;
afterEach(cleanup);

test.each([
  ['emailRestrictionStatus', 'On', 'Email restriction: On, success'],
  ['emailRestrictionStatus', 'Off', 'Email restriction: Off, danger'],
  ['emailRestrictionStatus', undefined, 'Email restriction: Off, danger'],
  ['panelDataLoadedStatus', 'NONE', 'Data loaded: NONE, neutral'],
  ['panelDataLoadedStatus', 'Test', 'Data loaded: Test, success'],
  ['panelDataLoadedStatus', 'Production', 'Data loaded: Production, danger'],
  ['panelDataLoadedStatus', 7, 'Data loaded: NONE, neutral'],
  ['contentStatus', 'Approved', 'Content: Approved, success'],
  ['contentStatus', 'In Review', 'Content: In Review, danger'],
  ['contentStatus', undefined, 'Content: In Review, danger'],
])('%s %s is shown as %s', (name, value, shown) => {
  const lines = testModeStates(site, { [name]: value }).map(({ label, value: text, tone }) => `${label}: ${text}, ${tone}`);
  expect(lines).toContain(shown);
});

test('a button with the name of the panel opens and closes it', () => {
  render(<TestModePanel site={site} states={{ statusPanelName: 'Trial run' }} />);
  const button = screen.getByRole('button', { name: 'Trial run' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
