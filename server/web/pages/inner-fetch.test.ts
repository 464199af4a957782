import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { innerFetch, type Asking } from './inner-fetch.ts';

const tenant = { slug: 'acme', hosts: ['acme.example'] };

/** Answers which headers a call of the portal was asked with, and whether it was asked at all. */
async function asking(asked: Omit<Asking, 'language'>, path: string, init: RequestInit = {}): Promise<unknown> {
  const app = fastify();
  app.all('/*', async ({ headers }) => ({ token: headers['token'] ?? null, authorization: headers['authorization'] ?? null }));
  return innerFetch(app, tenant, { language: 'en', ...asked })(path, init).then(
    (answer) => answer.json(),
    () => 'refused',
  );
}

const byToken = '/api/Accounts/getAccountByToken';

test('with the secret of a link a page asks for what that opens, and for nothing else of a person', async () => {
  const linkToken = 'secret';
  const precondition = '/api/Submissions/ExecutePreconditionCheckByToken';
  const opened = { token: linkToken, authorization: null };
  expect(await asking({ linkToken }, byToken)).toEqual(opened);
  expect(await asking({ linkToken }, '/api/Submissions/getSubmissionByToken')).toEqual(opened);
  expect(
    await asking({ linkToken }, precondition, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  ).toEqual(opened);
  expect(await asking({ linkToken }, '/api/Attachment/configuration')).toEqual({ token: null, authorization: null });
  for (const [path, method] of [
    ['/api/Accounts/', 'GET'],
    [byToken, 'POST'],
    [precondition, 'GET'],
    ['/api/Submissions', 'POST'],
    [`${byToken}/more`, 'GET'],
  ] as const)
    expect(await asking({ linkToken }, path, { method }), `${method} ${path}`).toBe('refused');
});

test('without it no page asks with a link, whatever headers the call has', async () => {
  const headers = { token: 'stolen', authorization: 'Bearer stolen' };
  expect(await asking({}, byToken, { headers })).toBe('refused');
  expect(await asking({}, '/content/acme/page', { headers })).toEqual({ token: null, authorization: null });
  expect(await asking({ idToken: 'own' }, byToken, { headers })).toEqual({ token: null, authorization: 'Bearer own' });
});
