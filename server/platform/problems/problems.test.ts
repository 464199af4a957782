import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { answerError, ProblemError } from './problems.ts';

test.each(['ENOSPC', '53100'])('a full disk (%s) is answered as 507, without anything internal', async (code) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(Object.assign(new Error('could not extend file "base/5/1"'), { code })));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ code: 'storage-full' })]);
  expect(answer.body).not.toContain('base/5');
});

test('the cause of a failure of ours is for the log, not for the answer', async () => {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: createLog('warn', { write: (line) => void lines.push(line) }) });
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(new ProblemError(502, 'not-asked', 'Try again.', { cause: new Error('vin.example is inside') })));
  expect((await app.inject('/')).body).not.toContain('vin.example');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ code: 'not-asked', err: expect.objectContaining({ message: 'vin.example is inside' }) }),
  ]);
});

test('a problem of ours carries its own members and when to come back, and no cache keeps it', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/', (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=60');
    throw new ProblemError(503, 'changed', 'Try again.', { members: { version: 3, status: 200 }, retryAfterSeconds: 7 });
  });
  const { headers, json } = await app.inject('/');
  expect([headers['retry-after'], headers['cache-control']]).toEqual(['7', 'no-store']);
  expect(json()).toMatchObject({ version: 3, status: 503, code: 'changed', detail: 'Try again.' });
});
