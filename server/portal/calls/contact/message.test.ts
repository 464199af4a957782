import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { Queued } from '../../../services/messages/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const typed = { name: 'Ann <b>Lee</b>', email: 'ann@example.org', message: 'Hello.\nWhere is my claim?' };

async function open(
  help: Partial<Tenant['help']> & { readonly messagesTo?: string } = { email: 'help@firm.example' },
  limits: PortalFixture['limits'] = {},
) {
  const sent: Queued[] = [];
  const { messagesTo, ...reach } = help;
  const tenant = {
    slug: `c${Math.random().toString(36).slice(2, 10)}`,
    name: { en: 'Firm', cy: 'Cwmni' },
    languages: [{ iso2Code: 'en' }, { iso2Code: 'cy' }],
    identity: { userPoolId: 'pool_1', clientId: 'client', methods: ['Email'] },
    help: reach,
    ...(messagesTo === undefined ? {} : { messagesTo }),
  } as unknown as Tenant;
  const dictionary = { read: () => [{ texts: { 'message.nameMissing': { cy: 'Teipiwch eich enw.' } } }] };
  const content = {
    get dictionary() {
      return dictionary.read();
    },
  };
  const api = await makePortalApi(db, 0, { tenant, content, limits, sendMail: async (mail) => void sent.push(mail) });
  const own = { host: 'localhost:80', 'sec-fetch-site': 'same-origin', origin: 'null' };
  /** As a browser without script posts the form of a page, whose origin is hidden. */
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/contact-message',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const call = (body: object) => api.call(undefined, 'POST', '/api/contact', body, { host: 'localhost:80' });
  const get = (url: string) => api.app.inject({ method: 'GET', url, headers: { host: 'localhost:80' } });
  return { sent, post, call, get, time: api.time, tenant, dictionary };
}

test('a message becomes one mail to the firm, which is answered to its sender; sent again on the same day it is the same mail', async () => {
  const { sent, call, post, time } = await open({ email: 'help@firm.example', messagesTo: 'desk@firm.example' });
  const answer = await call(typed);
  expect([answer.statusCode, answer.json()]).toEqual([200, { sent: true }]);
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      tenant: sent[0]?.tenant,
      channel: 'Email',
      body: {
        to: 'desk@firm.example',
        replyTo: { name: 'Ann <b>Lee</b>', address: 'ann@example.org' },
        subject: 'Message from Ann <b>Lee</b>',
        text: 'Ann <b>Lee</b> wrote by the contact form on localhost:\n\nHello.\nWhere is my claim?\n\nReply to this mail to answer ann@example.org.\n\nFirm',
      },
      expiresAt: time.now + 3 * 86_400_000,
    },
  ]);
  const again = await post({ ...typed, message: 'Hello.\r\nWhere is my claim?', leaveEmpty: '' });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/contact-message/sent']);
  await call({ ...typed, message: 'Another one.' });
  expect(sent.map(({ id }) => id === sent[0]?.id)).toEqual([true, true, false]);
  time.now += 86_400_000;
  await call(typed);
  expect(sent[3]?.id).not.toBe(sent[0]?.id);
});

test('without a script a fault is shown at its field, in the language of the reader, and what was typed stays', async () => {
  const { sent, post } = await open();
  const answer = await post({ ...typed, name: ' ', email: 'ann@' }, { cookie: 'language=cy' });
  expect(answer.statusCode).toBe(422);
  for (const part of [
    '<a href="#name">Teipiwch eich enw.</a>',
    'id="name-error">Teipiwch eich enw.',
    'aria-invalid="true" aria-describedby="email-error"',
    'value="ann@"',
    'Hello.\nWhere is my claim?</textarea>',
    'lang="cy"',
  ])
    expect(answer.body).toContain(part);
  expect(answer.body).not.toMatch(/<script|message-error/);
  expect(sent).toEqual([]);
});

test('what was typed is text, never html', async () => {
  const { post } = await open();
  const { body } = await post({ name: '"><script>x</script>', email: '', message: '</textarea><script>x</script>' });
  expect(body).not.toContain('<script');
  expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;');
});

test.each([
  ['too many came from one network', {}, { limits: { messages: 1 }, status: 429, words: 'Please wait an hour' }],
  [
    'another site sent it',
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { status: 403, words: 'Please press Send once more.' },
  ],
  ['the firm has no address', {}, { help: { phone: '0800 1' }, status: 503, words: 'Messages cannot be taken here' }],
] as const)('where %s, nothing is sent, the reason is there, and what was typed stays', async (_, headers, expected) => {
  const { help, limits, status, words } = { help: undefined, limits: undefined, ...expected };
  const { sent, post, call } = await open(help ?? undefined, limits);
  if (limits) await post({ ...typed, message: 'The first.' });
  const before = sent.length;
  const answer = await post(typed, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('Where is my claim?</textarea>');
  if (status !== 403) expect((await call(typed)).statusCode).toBe(status);
  expect(sent.length).toBe(before);
});

test('a message with the field filled that no person sees, as autofill does, is sent and marked, so that the thanks are true', async () => {
  const { sent, call, post } = await open();
  expect((await call({ ...typed, leaveEmpty: 'https://spam.example' })).json()).toEqual({ sent: true });
  expect((await post({ ...typed, message: 'Another.', leaveEmpty: 'Ann' })).headers.location).toBe('/contact-message/sent');
  expect(sent.map(({ body }) => body)).toMatchObject(Array(2).fill({ subject: `Perhaps unwanted: message from ${typed.name}` }));
});

test('the address is read as in every form: what is pasted around it goes, and words beside it are refused', async () => {
  const { sent, call } = await open();
  await call({ ...typed, email: 'Ann Lee <ann@exämple.org>.' });
  expect(sent[0]?.body).toMatchObject({ replyTo: { address: 'ann@xn--exmple-cua.org' } });
  expect((await call({ ...typed, email: 'Ann Lee ann@example.org' })).statusCode).toBe(422);
});

test('four thousand Arabic letters fit a form without a script; a body beyond its limit is refused in words', async () => {
  const { sent, post, call } = await open();
  expect((await post({ ...typed, message: 'ع'.repeat(4000) })).statusCode).toBe(303);
  expect(sent).toHaveLength(1);
  const huge = await post({ ...typed, message: 'ع'.repeat(20_000) });
  expect(huge.statusCode).toBe(413);
  expect(huge.body).toContain('It is too long.');
  expect((await call({ ...typed, message: 'x'.repeat(4001) })).json()).toMatchObject({ status: 422, code: 'message-refused' });
});

test('the page of a form without a script can be reloaded: the form is there, empty, and reports no fault', async () => {
  const { get } = await open();
  const { statusCode, body } = await get('/contact-message');
  expect([statusCode, body.includes('<textarea'), body.includes('role="alert"')]).toEqual([200, true, false]);
});

test('messages to one firm are limited for all networks together', async () => {
  const { call, sent } = await open(undefined, { tenantMessages: 2 });
  for (const name of ['One', 'Two']) expect((await call({ ...typed, name })).statusCode).toBe(200);
  expect((await call({ ...typed, name: 'Three' })).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(sent).toHaveLength(2);
});

test('where the words of the firm cannot be read, the call fails, and nothing is sent in others', async () => {
  const { call, sent, dictionary } = await open();
  dictionary.read = () => {
    throw new Error('content is away');
  };
  expect([(await call(typed)).statusCode, sent]).toEqual([500, []]);
});
