// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { forgetSentByPerson } from './forget-sent-form.ts';
import { keepSentForm, lastSentForm } from './sent-form.ts';

test('where this device refuses to keep what a person sent, their document knows it until they sign out, and confirms it to them alone', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const sent = { reference: 'ABCD-EFGH-J', slug: 'registration-success', person: 'ann@example.org' };
  await keepSentForm(sent);
  expect([await lastSentForm(sent.person), await lastSentForm('bob@example.org'), await lastSentForm(undefined)]).toEqual([
    sent,
    null,
    null,
  ]);
  forgetSentByPerson();
  expect(await lastSentForm(sent.person)).toBeNull();
  vi.unstubAllGlobals();
});
