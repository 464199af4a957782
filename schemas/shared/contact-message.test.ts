import { expect, test } from 'vitest';
import { maxMessageLengths, messageFaults, readMessage } from './contact-message.ts';

const sound = { name: 'Ann Lee', email: 'ann@example.org', message: 'Hello.\nHow are you?' };

test('what was typed is taken without spaces around it; no name adds a line to a mail', () => {
  expect(readMessage({ name: ' Ann\r\nBcc: x@y.z\u202E ', email: ' ann@example.org ', message: ' Hello.\r\nHow are\u0000 you? ' })).toEqual(
    {
      ...sound,
      name: 'Ann Bcc: x@y.z',
    },
  );
  expect(readMessage({ name: 7, message: ['x'] })).toEqual({ name: '', email: '', message: '' });
});

test.each([
  [{}, {}],
  [
    { name: '', message: '' },
    { name: 'missing', message: 'missing' },
  ],
  [{ email: 'ann' }, { email: 'invalid' }],
  [{ email: 'ann@example' }, { email: 'invalid' }],
  [{ name: 'x'.repeat(maxMessageLengths.name) }, {}],
  [{ name: 'x'.repeat(maxMessageLengths.name + 1) }, { name: 'too-long' }],
  [{ message: 'x'.repeat(maxMessageLengths.message + 1) }, { message: 'too-long' }],
] as const)('a message with %j is refused for %j', (changes, faults) => {
  expect(messageFaults({ ...sound, ...changes })).toEqual(faults);
});
