// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTitleParts } from './title-parts.ts';
import { Problem } from '../notices/Problem.tsx';
import { TextField } from '../controls/TextField.tsx';

afterEach(cleanup);

const Title = () => <output>{useTitleParts().errors > 0 ? 'errors' : 'none'}</output>;
const page = (error?: string, problem?: string) => (
  <>
    <TextField id="a" label="A" error={error} />
    {problem && <Problem title="There is a problem">{problem}</Problem>}
    <Title />
  </>
);

test('errors are known while a field or a problem shows one, whichever came first', () => {
  const { rerender } = render(page());
  const shown = () => screen.getByText(/^(errors|none)$/).textContent;
  const after = (...errors: Parameters<typeof page>) => (rerender(page(...errors)), shown());
  expect([shown(), after('Enter your name'), after('Enter your name', 'Not sent'), after(undefined, 'Not sent'), after()]).toEqual([
    'none',
    'errors',
    'errors',
    'errors',
    'none',
  ]);
});
