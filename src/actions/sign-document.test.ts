// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { PortalError } from '../failure/index.ts';
import { pendingSignature } from '../hub-views/index.ts';
import type { ActionContext } from './action.ts';
import { signDocument } from './sign-document.ts';

beforeEach(() => sessionStorage.clear());

const context = (call: () => Promise<unknown>) => {
  const leave = vi.fn(() => expect(pendingSignature()).toEqual({ submissionId: 's-1' }));
  return { leave, context: { api: { call }, browser: { leave } } as unknown as ActionContext };
};
const payload = { submissionId: 's-1', documentId: 'd-1', replace: true };

test('the submission is remembered before the browser leaves for the link', async () => {
  const { leave, context: given } = context(async () => ({ link: 'https://sign.example/x' }));
  expect(await signDocument(payload, given)).toEqual({ ok: true, value: undefined });
  expect(leave).toHaveBeenCalledWith('https://sign.example/x', true);
});

test('a refusal is an outcome: the browser stays, and no signature is awaited', async () => {
  const { leave, context: given } = context(() => Promise.reject(new PortalError(409, 'already-signed')));
  expect(await signDocument(payload, given)).toMatchObject({ ok: false, code: 'already-signed' });
  expect(leave).not.toHaveBeenCalled();
  expect(pendingSignature()).toBeNull();
});
