import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { ProblemError } from '../../../platform/problems/index.ts';
import { answerContentError } from './content-errors.ts';

test('an answer of the content protocol to too many requests names the time to come back', async () => {
  const app = fastify();
  app.setErrorHandler(answerContentError);
  app.get('/busy', () => Promise.reject(new ProblemError(429, 'too-many-requests', 'Wait a little.', { retryAfterSeconds: 300 })));
  app.get('/gone', () => Promise.reject(new ProblemError(410, 'gone', 'Gone.')));
  const busy = await app.inject('/busy');
  expect([busy.statusCode, busy.json<{ message: string }>().message, busy.headers['retry-after']]).toEqual([429, 'Wait a little.', '300']);
  expect((await app.inject('/gone')).headers).not.toHaveProperty('retry-after');
});
