import { expect, test } from 'vitest';
import { endsSentence, endsWithFullStop, withoutFullStop } from './ends-sentence.ts';

test.each([
  'Gone.',
  'Did it help?',
  'Done!',
  'And so on…',
  'هل ساعدكم ذلك؟',
  'یہ درست ہے۔',
  '完了。',
  '完了？',
  '完了！',
  'Est-ce juste\u202f?',
  '\u2068Why?\u2069',
  'Why? ',
])('%s ends a sentence', (text) => expect(endsSentence(text)).toBe(true));

test.each(['', 'Name', 'Name:', 'Nom\u202f:', 'v1.2', '“Why?” or not', '\u2068lease.pdf\u2069'])('%s ends none', (text) =>
  expect([endsSentence(text), endsWithFullStop(text)]).toEqual([false, false]),
);

test('only a full stop at the end is one, and a title is without it', () => {
  const texts = ['Gone.', 'یہ درست ہے۔', '完了。', '\u2068Smith & Co.\u2069', 'Did it help?', 'v1.2'];
  expect(texts.map(endsWithFullStop)).toEqual([true, true, true, true, false, false]);
  expect(texts.map(withoutFullStop)).toEqual(['Gone', 'یہ درست ہے', '完了', '\u2068Smith & Co\u2069', 'Did it help?', 'v1.2']);
});
