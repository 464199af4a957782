// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DetailRow } from './DetailRow.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Change: Name'],
  ['fr', 'Change\u00a0: Name'],
])('its button is called as it is written and what it changes, as the language joins them (%s)', (language, name) => {
  render(<DetailRow label="Name" value="Ann Lee" none="None" language={language} news="" change="Change" onChange={() => undefined} />);
  expect(screen.getByRole('button', { name }).textContent).toBe('Change');
});
