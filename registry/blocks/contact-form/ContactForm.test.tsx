// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Act } from '#schemas/page';
import { ContactForm } from './ContactForm.tsx';
import { texts } from './contact-form.schema.ts';

afterEach(cleanup);

type Answer = { ok: true } | { ok: false; code: string };

function open(answer: Answer | Promise<Answer> = { ok: true }) {
  const asked: unknown[] = [];
  const act = (async (name: string, payload: unknown) => {
    asked.push([name, payload]);
    return answer;
  }) as unknown as Act;
  const { container } = render(<ContactForm id="c" heading="Write" sent="We are few." text={texts} language="en" data={{}} act={act} />);
  const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
  const type = (name: string, email: string, message: string) => {
    for (const [label, value] of [
      [texts.name, name],
      [texts.email, email],
      [texts.message, message],
    ] as const)
      fireEvent.change(field(label), { target: { value } });
  };
  const press = () => fireEvent.click(screen.getByRole('button'));
  return { asked, container, field, type, press };
}

test('without a script the browser posts the form by itself: its fields have names, and nothing is disabled', () => {
  const { container } = open();
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/contact-message']);
  expect([...container.querySelectorAll('[name]')].map((one) => one.getAttribute('name'))).toEqual([
    'name',
    'email',
    'message',
    'leaveEmpty',
  ]);
  expect(container.querySelector('[disabled]')).toBeNull();
});

test('faults are at their fields, tied to them, the first has the focus, and nothing is sent', () => {
  const { asked, field, type, press } = open();
  type('', 'ann@', 'x'.repeat(4001));
  press();
  expect(document.activeElement).toBe(field(texts.name));
  expect([...document.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent)).toEqual([
    texts.nameMissing,
    texts.emailInvalid,
    'Your message: 4,001 characters are too many, 4,000 fit. Please make it shorter.',
  ]);
  expect(field(texts.email).getAttribute('aria-describedby')).toBe('c-email-hint c-email-error');
  expect(field(texts.message).value).toHaveLength(4001);
  expect(asked).toEqual([]);
});

test('what was sent is thanked for, with the address the answer goes to, and the focus is there', async () => {
  const { asked, type, press } = open();
  type(' Ann ', 'ann@example.org', 'Hello.');
  press();
  await waitFor(() => expect(screen.getByText(texts.sentHeading)).toBeTruthy());
  expect(asked).toEqual([['send-message', { name: 'Ann', email: 'ann@example.org', message: 'Hello.', leaveEmpty: '' }]]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  expect(screen.getByRole('status').textContent).toMatch(/ann@example\.org.*We are few\./);
});

test.each([
  ['too-many-requests', texts.tooMany],
  ['unavailable', texts.notSent],
])('where it is refused (%s) the reason is there, and what was typed stays and can be sent again', async (code, words) => {
  const { asked, field, type, press } = open({ ok: false, code });
  type('Ann', 'ann@example.org', 'Hello.');
  press();
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
  expect(field(texts.message).value).toBe('Hello.');
  press();
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a second press while it is being sent sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { asked, type, press } = open(promise);
  type('Ann', 'ann@example.org', 'Hello.');
  press();
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(texts.sending));
  press();
  resolve({ ok: true });
  await waitFor(() => expect(screen.getByText(texts.sentHeading)).toBeTruthy());
  expect(asked).toHaveLength(1);
});
