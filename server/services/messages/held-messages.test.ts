import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { beginDue, type Delivery } from './deliver.ts';
import { startDelivery, type Message } from './index.ts';
import { deliverDue, makeOutbox } from './outbox.fixture.ts';
import { smtpMailer } from './smtp-mailer.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('a message whose server was killed is sent by another a quarter of a minute later', async () => {
  const portal = await makeOutbox(db, { send: () => new Promise(() => {}) });
  await portal.initiate('ann@example.org');
  await beginDue(portal.delivery, 1);
  const sent: string[] = [];
  const other: Delivery = { ...portal.delivery, mailer: { send: async ({ to }) => void sent.push(to) } };
  portal.pass(14);
  expect(await deliverDue(other)).toBe(0);
  portal.pass(2);
  expect(await deliverDue(other)).toBe(1);
  expect(sent).toEqual(['ann@example.org']);
});

test('a message that takes its provider long stays with its server, and is sent once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let accept: () => void = () => undefined;
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const portal = await makeOutbox(db, { send: () => accepted });
  await portal.initiate('ann@example.org');
  const [sending] = await beginDue(portal.delivery, 1);
  for (let seconds = 0; seconds < 60; seconds += 5) {
    portal.pass(5);
    const before = await portal.row();
    vi.advanceTimersByTime(5000);
    await vi.waitUntil(async () => (await portal.row()).next_try_at > before.next_try_at, { timeout: 15_000 });
    expect(await deliverDue(portal.delivery)).toBe(0);
  }
  accept();
  await sending;
  expect(await portal.row()).toMatchObject({ state: 'sent', tries: 1 });
});

test('who lost a message to another server changes nothing about it any more', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const portal = await makeOutbox(db, { send: () => new Promise((_, reject) => (refuse = reject)) });
  await portal.initiate('ann@example.org');
  const [late] = await beginDue(portal.delivery, 1);
  portal.pass(20);
  await deliverDue({ ...portal.delivery, mailer: { send: () => Promise.resolve() } });
  refuse(new Error('too late'));
  await late;
  expect(await portal.row()).toMatchObject({ state: 'sent', tries: 2 });
});

test('a mail server that falls silent is given up', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const calls = new Set<Socket>();
  server.on('connection', (socket) => calls.add(socket.on('error', () => {})));
  onTestFinished(() => {
    for (const socket of calls) socket.destroy();
    server.close();
  });
  const mailer = smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'x <x@portal.test>', 50);
  const message: Message = { id: '1', channel: 'Email', to: 'ann@example.org', subject: '', text: '' };
  await expect(mailer.send(message)).rejects.toThrow(/did not take a message .*ETIMEDOUT/);
});

test('a provider that takes its time delays no other person’s code', async () => {
  let hang: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => (hang = resolve));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let arrived: (to: string) => void = () => undefined;
  const arrival = new Promise<string>((resolve) => (arrived = resolve));
  const portal = await makeOutbox(db, {
    send: ({ to }) => {
      if (to !== 'ann@example.org') return Promise.resolve(arrived(to));
      hang();
      return held;
    },
  });
  const loop = startDelivery(portal.delivery, 3_600_000);
  onTestFinished(() => {
    letGo();
    return loop.stop();
  });
  await portal.initiate('ann@example.org');
  loop.runNow();
  await hanging;
  await portal.initiate('ben@example.org');
  loop.runNow();
  expect(await arrival).toBe('ben@example.org');
});

test('a message to an unknown address is taken and settled like any other, so that no later request distinguishes them, and never sent', async () => {
  const sent: string[] = [];
  const portal = await makeOutbox(db, { send: async ({ to }) => void sent.push(to) });
  const afterDelivery = async (name: string) => {
    await portal.initiate(name);
    expect(await portal.messages()).toHaveLength(name.startsWith('nil') ? 0 : 1);
    expect(await deliverDue(portal.delivery)).toBe(1);
    const { state, tries, sealed } = await portal.row();
    await db.kysely.deleteFrom('message').where('tenant_id', '=', portal.tenant.slug).execute();
    return { state, tries, sealed };
  };
  expect(await afterDelivery('ann@example.org')).toEqual({ state: 'sent', tries: 1, sealed: '' });
  expect(await afterDelivery('nil@example.org')).toEqual({ state: 'decoy', tries: 1, sealed: '' });
  expect(sent).toEqual(['ann@example.org']);
});
