// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MailAddress } from './MailAddress.tsx';

afterEach(cleanup);

test.each([
  ['ann@example.org', 'ann@|example|.org'],
  ['a.very.long.name@mail.example.org', 'a|.very|.long|.name@|mail|.example|.org'],
  ['"odd..@"@example', '"odd|.|.|@|"@|example'],
  ['', ''],
])('%s breaks after its @ and before its dots only, and is read and copied as it is', (email, parts) => {
  const { container } = render(<MailAddress email={email} />);
  expect(container.textContent).toBe(email);
  expect(container.querySelector('bdi')?.innerHTML.replaceAll(/<wbr ?\/?>/g, '|')).toBe(parts);
});
