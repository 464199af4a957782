import { expect, test } from 'vitest';
import { isSigned, signatureOf } from './webhook-signature.ts';

const now = Date.UTC(2026, 10, 22, 12);
const seconds = now / 1000;
const body = '{"event":"invitee.created"}';
const good = signatureOf('key', body, seconds);

test('the signature is that of Calendly: seconds, a dot and the body', () => {
  expect(signatureOf('5mEzn9C-I28UtwOjZJtFoob0sAAFZ95GbZkqj4y3i0I', '{}', 1492774577)).toMatch(/^t=1492774577,v1=[0-9a-f]{64}$/);
  expect(isSigned('key', body, good, now)).toBe(true);
  expect(isSigned('key', body, good.replace(',', ', '), now)).toBe(true);
});

test.each([
  ['of another key', signatureOf('other', body, seconds)],
  ['of another body', signatureOf('key', `${body} `, seconds)],
  ['of another moment than it names', good.replace(String(seconds), String(seconds + 1))],
  ['that is cut off', good.slice(0, -2)],
  ['without a moment', good.replace(/^t=\d+,/, '')],
  ['empty', ''],
  ['none', undefined],
])('a signature %s is refused', (_, header) => {
  expect(isSigned('key', body, header, now)).toBe(false);
});

test('a signature is worth nothing three minutes later', () => {
  expect(isSigned('key', body, good, now + 180_000)).toBe(true);
  expect(isSigned('key', body, good, now + 181_000)).toBe(false);
});
