// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CasePanels } from './CasePanels.tsx';

afterEach(cleanup);

const given = { id: 'p', text: {}, language: 'en', data: {}, act: () => Promise.resolve({ ok: false as const, code: 'no' }) };

test('each panel is an item with its figure, its heading and its link by its own words; what is left out leaves nothing behind', () => {
  const panels = [
    { number: '41,000', title: 'people', text: 'Take part.', link: { href: '/page/join', label: 'Join them' } },
    { title: 'No figure' },
  ];
  render(<CasePanels heading="The case" panels={panels} {...given} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('41,000')).toBeTruthy();
  expect(within(first!).getByRole('heading', { level: 3 }).textContent).toBe('people');
  expect(within(first!).getByRole('link', { name: 'Join them' }).getAttribute('href')).toBe('/page/join');
  expect(second?.textContent).toBe('No figure');
});

test('panels without a heading above them have the next level of headings', () => {
  render(<CasePanels panels={[{ title: 'Alone' }]} {...given} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Alone');
});
