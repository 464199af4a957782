// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProfileView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { CodeStep } from './CodeStep.tsx';
import { texts } from './profile.schema.ts';

afterEach(cleanup);

const pending = {
  kind: 'email',
  to: 'ann@new.example',
  present: 'ann@old.example',
  expiresAt: '2026-11-22T14:05:00Z',
  triesLeft: 4,
} as const;

/** The step of two codes, answered with this refusal; the code fields by their names. */
function show(refusal: object) {
  const act = (() => Promise.resolve({ ok: false, ...refusal })) as unknown as Act;
  render(
    <CodeStep
      id="p"
      kind="email"
      pending={pending}
      failed={undefined}
      sending={false}
      again={() => Promise.resolve()}
      isBegun
      text={texts}
      language="en"
      act={act}
      view={{ forPerson: false } as ProfileView}
      announce={() => undefined}
    />,
  );
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  for (const name of ['code', 'presentCode']) fireEvent.change(field(name), { target: { value: '12345678' } });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  return field;
}

test.each([
  ['code', { details: { code: true } }],
  ['presentCode', { details: { presentCode: true } }],
  ['code', {}],
])('a wrong code is reported at %s, which has the focus (%j)', async (name, more) => {
  const field = show({ code: 'wrong-code', ...more });
  await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field(name));
  expect(screen.getAllByText(texts.wrongCode.replace('{tries}', '4'))).toHaveLength(1);
});

test('a phone offers the code that arrives for one field alone', () => {
  const field = show({ code: 'failed' });
  expect([field('code').autocomplete, field('presentCode').autocomplete]).toEqual(['one-time-code', 'off']);
});
