import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './problems.ts';

test.each(['ENOSPC', '53100'])('a full disk (%s) is told as 507, without a word about the inside', async (code) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(Object.assign(new Error('could not extend file "base/5/1"'), { code })));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ code: 'storage-full' })]);
  expect(answer.body).not.toContain('base/5');
});
