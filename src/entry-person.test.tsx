// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClaimsAnswer, RenderContext } from '#schemas/api';
import { takeState } from './html-document/state.ts';
import { contentFetch, draw, main, open, parse, reportedErrors } from './entry.fixture.ts';
import { start } from './start/start.tsx';

const person = {
  id: 'ann@example.org',
  username: 'ann@example.org',
  fullName: 'Ann',
  staff: false,
  manager: false,
  editor: false,
  sessionMinutes: 15,
  answersKey: 'A'.repeat(43),
};
const claimsOf = (identifier: string): ClaimsAnswer => ({
  accountId: 'a',
  identifier,
  projectId: 'p',
  accountStatus: { description: 'In the group', workflowStatusCode: 'WFS_In', details: [] },
  columns: [{ field: 'status', headerText: 'Status' }],
  statusColours: {},
  claims: [{ SubmissionId: 's-1', status: 'In the group' }],
  accountButtons: [],
  isESignEnabled: false,
  email: 'ann@example.org',
});
const apiAnswers: Readonly<Record<string, () => unknown>> = {
  '/api/Accounts/': () => [
    { id: 'a', identifier: 'N-1', status: 1, projectId: 'p', workflow: { accountStatusCode: 'WFS_In' }, dynamicData: {} },
  ],
  '/api/Submissions/claims': () => ({ claims: [claimsOf('N-1')] }),
  '/api/Accounts/GetWorkFlowStatusColours': () => ({}),
  '/api/Submissions/account/a': () => [],
  '/api/Attachment/a/get-account-esign-list': () => [],
};
const calls: string[] = [];
/** Content, and the portal's calls as a person is answered them; `instead`: by path. */
const answering =
  (instead: Readonly<Record<string, () => Response | Promise<Response>>> = {}): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://acme.test');
    if (!pathname.startsWith('/api/')) return contentFetch(input, init);
    calls.push(pathname);
    const own = instead[pathname];
    if (own) return own();
    const answer = apiAnswers[pathname];
    return answer ? Response.json(answer()) : new Response('{}', { status: 404 });
  };

beforeEach(() => {
  calls.length = 0;
});

const hub = (more: Partial<RenderContext> = {}) => draw('/securedPage/hub', { person, fetch: answering(), dataTimeout: 20_000, ...more });

test('the page has their name, menu and claims; the token does not travel', async () => {
  const drawn = await hub();
  expect(drawn).toMatchObject({ status: 200, audience: 'signed-in' });
  const shown = parse(drawn);
  expect(shown.querySelector('main')?.textContent).toContain('Hello Ann');
  expect(shown.querySelector('main')?.textContent).toContain('In the group');
  expect(drawn.html).toContain('noindex');
  expect(takeState(shown).arrived?.data.claims?.state).toBe('ready');
  expect(calls.filter((path) => path === '/api/Accounts/')).toHaveLength(1);
});

test('a call that fails is reported in its block, and the browser asks again', async () => {
  const drawn = await hub({ fetch: answering({ '/api/Submissions/claims': () => new Response('{}', { status: 500 }) }) });
  expect(drawn.status).toBe(200);
  expect(parse(drawn).querySelector('main')?.textContent).toContain('Hello Ann');
  expect(takeState(parse(drawn)).arrived?.data.claims).toEqual({ state: 'unavailable' });
});

test('a call that does not answer does not hold the document', async () => {
  const drawn = await hub({ fetch: answering({ '/api/Submissions/claims': () => new Promise<never>(() => undefined) }), dataTimeout: 50 });
  expect(parse(drawn).querySelector('main')?.textContent).toContain('Hello Ann');
  expect(takeState(parse(drawn)).arrived?.data.claims).toBeUndefined();
});

test('the page of a person is taken over without a mismatch, without asking who they are and without asking their data again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = reportedErrors();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status: 401 })),
  );
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://acme.test/securedPage/hub');
  open((await draw('/securedPage/hub', { person, fetch: answering(), dataTimeout: 20_000 })).html);
  const before = main();
  expect(before).toContain('Hello Ann');
  const hello = document.getElementById('hello');
  expect(document.documentElement.outerHTML).toContain(person.answersKey);
  await start(document, () => false);
  expect([main(), document.getElementById('hello')]).toEqual([before, hello]);
  expect(document.documentElement.outerHTML).not.toContain(person.answersKey);
  expect(errors.mock.calls).toEqual([]);
  expect(reported).toEqual([]);
  expect(vi.mocked(fetch).mock.calls).toEqual([]);
});
