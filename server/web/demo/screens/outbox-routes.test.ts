import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { databaseOfFile } from '../../../platform/db/memory-database.fixture.ts';
import { queueMessage } from '../../../services/messages/index.ts';
import { deliverDue, makeOutbox } from '../../../services/messages/outbox.fixture.ts';
import { outboxRoutes } from './outbox-routes.ts';

const database = databaseOfFile();

test('the demo outbox shows what was sent, escaped, by person, and nothing of unknown names; to this machine alone, by its own name', async () => {
  const db = database();
  const portal = await makeOutbox(db, { send: () => Promise.resolve() }, { keepBodies: true });
  const app = fastify();
  await app.register(outboxRoutes, { db, seal: portal.secrets.messages, tenantOf: () => portal.tenant, sheets: [] });
  expect((await app.inject('/demo/outbox')).body).toContain('Nothing was sent yet');
  await portal.initiate('nil@example.org');
  await portal.initiate('ann@example.org');
  const reference = { to: 'bob@example.org', subject: 'Your form has arrived', text: 'Its reference is 10423377.' };
  await queueMessage(db.kysely, portal.secrets.messages, Date.now(), {
    tenant: portal.tenant.slug,
    channel: 'Email',
    body: reference,
    expiresAt: Date.now() + 60_000,
  });
  await deliverDue(portal.delivery);
  const { body } = await app.inject('/demo/outbox');
  const code = await portal.codeFor('ann@example.org');
  expect(body).toContain('Harbour &amp; Pike');
  expect(body).toContain(`<span class="demo-code">${code}</span>`);
  expect(body.match(/class="demo-code"/g), 'a number of another message is no code').toHaveLength(1);
  expect(body).toContain(reference.text);
  expect(body).not.toContain('nil@example.org');
  expect((await app.inject('/demo/outbox?person=ann@example.org')).body).toContain(code);
  const ofOther = (await app.inject('/demo/outbox?person=<b>')).body;
  expect(ofOther).not.toContain(code);
  expect(ofOther).toContain('Nothing was sent to &lt;b&gt; yet');

  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.20'])
    for (const url of ['/demo/outbox', '/demo/outbox.json'])
      expect([host, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([host, 403]);
  for (const host of ['localhost:8080', '127.0.0.1:8081', 'firm.localhost', '[::1]:80'])
    expect([host, (await app.inject({ url: '/demo/outbox', headers: { host } })).statusCode]).toEqual([host, 200]);

  const elsewhere = { url: '/demo/outbox.json', headers: { host: 'localhost:8080' }, remoteAddress: '192.168.1.20' };
  expect((await app.inject(elsewhere)).statusCode, 'another machine that names this one').toBe(403);

  const other = fastify();
  await other.register(outboxRoutes, { db, seal: portal.secrets.messages, tenantOf: () => ({ slug: 'other' }), sheets: [] });
  expect((await other.inject('/demo/outbox')).body, 'one address for all tenants of the demo').toContain(`from ${portal.tenant.slug}`);
  expect((await other.inject('/demo/outbox.json')).json(), 'the tenant of the host alone').toEqual([]);
});
