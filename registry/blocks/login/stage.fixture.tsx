import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Act, ActionName, Outcome } from '#schemas/page';
import type { SentPasscode } from './passcode/PasscodeStep.tsx';
import { Login } from './Login.tsx';
import { texts } from './login.schema.ts';

type Answer = Outcome | Promise<Outcome>;

export const sentTo: SentPasscode = { sentTo: 'a•••@example.org', expiresInSeconds: 900, codeLength: 8 };
export const fails = (code: string, retryAfterSeconds?: number) => ({
  ok: false as const,
  code,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});
export const works = <Value,>(value: Value) => ({ ok: true as const, value: value as never });

/** For tests: the block on a page whose app gives these answers; an action without answers fails as `not-here`. */
export async function show(
  props: Partial<ComponentProps<typeof Login>>,
  answers: { readonly [Name in ActionName]?: readonly Answer[] } = {},
) {
  const left = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]));
  const asked = vi.fn(async (name: ActionName, _payload: unknown): Promise<Outcome> => left.get(name)?.shift() ?? fails('not-here'));
  render(<Login id="in" heading="Sign in" text={texts} language="en" data={{}} act={asked as unknown as Act} {...props} />);
  await act(async () => undefined);
  return {
    asked,
    /** Payloads of one action. */
    payloads: (name: ActionName) => asked.mock.calls.filter(([one]) => one === name).map(([, payload]) => payload),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
export const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));
export const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** The Login button, or Enter in a field. */
export const submit = () => act(async () => void fireEvent.submit(document.querySelector('form')!));
/** All errors that are announced now. */
/** Those at their fields, and those above them. */
export const errors = () =>
  [...document.querySelectorAll('[id$=-error], [role=alert]')].map(({ textContent }) => textContent.replace(texts.errorTitle, ''));
