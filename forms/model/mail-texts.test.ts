import { expect, test } from 'vitest';
import { answersToSend } from './answers-to-send.ts';

test('a question for a mail address stores it as it is read, in rows too', () => {
  const mail = { type: 'text', name: 'mail', inputType: 'email' };
  const panel = {
    type: 'paneldynamic',
    name: 'people',
    templateElements: [{ type: 'text', name: 'mail', validators: [{ type: 'email' }] }],
  };
  const send = (answers: Record<string, unknown>) =>
    answersToSend({ elements: [mail, panel] }, { answers, language: 'en', notOffered: '', notShown: '' });
  const typed = 'Ann <ann@exämple.org>';
  const read = 'ann@xn--exmple-cua.org';
  expect(send({ mail: typed, people: [{ mail: typed }] })).toEqual({ answers: { mail: read, people: [{ mail: read }] }, errors: [] });
  expect(send({ mail: 'Ann Lee ann@example.org' }).errors).toHaveLength(1);
});
