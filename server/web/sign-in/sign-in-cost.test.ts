import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../platform/db/create-database.ts';
import { clusterCache } from '../../platform/db/embedded/cache-folder.ts';
import { embeddedDialect } from '../../platform/db/embedded/dialect.ts';
import type { Send } from '../../platform/db/embedded/protocol.ts';
import { superviseWorker } from '../../platform/db/embedded/supervisor.ts';
import type { Database, Tables } from '../../platform/db/index.ts';
import { startDelivery } from '../../services/messages/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const folder = mkdtempSync(join(tmpdir(), 'portico-sign-in-cost-'));
/** What was asked of the database: the first word of each transaction of one statement, or `begin`. */
let asked: string[] = [];
/** The test itself looks into the outbox. */
const own = /^select .* from "message"/;
let send: Send;
let db: Database;
beforeAll(async () => {
  const worker = await superviseWorker({ directory: join(folder, 'database'), cache: clusterCache }, 60_000, silent);
  let inTransaction = false;
  send = (request) => {
    // A statement outside a transaction is one of its own.
    if (request.kind === 'begin') asked.push('begin');
    if (request.kind === 'query' && !inTransaction && !own.test(request.sql)) asked.push(request.sql.split(' ', 3).join(' '));
    inTransaction = request.kind === 'begin' || (inTransaction && request.kind === 'query');
    return worker(request);
  };
  const kysely = new Kysely<Tables>({ dialect: embeddedDialect(send, { transactionLimit: 30_000, waitLimit: 60_000 }) });
  db = await createDatabase('pglite', kysely, () => kysely.destroy());
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const flushes = async (): Promise<number> => (await send({ kind: 'count-fsyncs' })) as number;
const inserted = async (): Promise<number> => {
  await sql`select pg_stat_force_next_flush()`.execute(db.kysely);
  const { rows } = await sql<{ n: number }>`select sum(n_tup_ins)::int as n from pg_stat_user_tables`.execute(db.kysely);
  return rows[0]?.n ?? 0;
};

/** A portal whose messages are sent as in production: at once, and without waiting for the next round. */
async function portalThatSends() {
  const sent: string[] = [];
  const sending: { delivery?: ReturnType<typeof startDelivery> } = {};
  const outbox = { reserve: () => sending.delivery?.reserve(), runNow: () => sending.delivery?.runNow() };
  const portal = await makePortal(db, { options: { outbox } });
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
  sending.delivery = startDelivery(
    { db, mailer, seal: portal.secrets.messages, clock: portal.clock, keepBodies: true, log: silent },
    3_600_000,
  );
  const settled = () =>
    vi.waitUntil(
      async () => {
        const open = await db.kysely.selectFrom('message').select('id').where('state', 'in', ['queued', 'sending']).execute();
        return open.length === 0;
      },
      { timeout: 15_000 },
    );
  return { ...portal, sent, settled, stop: () => sending.delivery?.stop() };
}

test.each([
  ['a browser that was never here', 0],
  ['a known device', 1],
])('a sign-in of %s, from address to session, is at most six transactions and four flushes', async (_, before) => {
  const { browser, settled, sent, stop, codeFor, pass } = await portalThatSends();
  const one = browser();
  for (let turn = 0; turn < 1 + before; turn += 1) {
    await one.signIn('ann@example.org');
    pass(61);
  }
  await settled();
  const visitor = before ? one : browser();
  const from = { flushes: await flushes(), rows: await inserted() };
  asked = [];
  await visitor.post('/auth/start', { method: 'Email', username: 'ann@example.org' });
  await vi.waitUntil(() => sent.length === 2 + before, { timeout: 15_000 });
  await visitor.post('/auth/answer', { code: await codeFor('ann@example.org') });
  await visitor.post('/auth/session');
  await settled();
  expect(asked).toEqual(['insert into "rate_window"', 'begin', 'update "message" set', 'insert into "rate_window"', 'begin', 'begin']);
  expect((await flushes()) - from.flushes).toBeLessThanOrEqual(4);
  expect((await inserted()) - from.rows).toBeLessThanOrEqual(12);
  await stop();
});

test('a wrong passcode is one transaction: a process that dies leaves the code to be tried again', async () => {
  const { browser, settled, stop } = await portalThatSends();
  const visitor = browser();
  await visitor.post('/auth/start', { method: 'Email', username: 'ann@example.org' });
  await settled();
  asked = [];
  expect((await visitor.post('/auth/answer', { code: '1' })).statusCode).toBe(400);
  expect(asked).toEqual(['insert into "rate_window"', 'begin']);
  await stop();
});

test('[SEC-3] [LOGIN-18] an unknown address is as many transactions, flushes and rows as a known one', async () => {
  const { browser, settled, stop } = await portalThatSends();
  const costOf = async (username: string) => {
    const from = { flushes: await flushes(), rows: await inserted() };
    asked = [];
    await browser().post('/auth/start', { method: 'Email', username });
    await settled();
    const transactions = [...asked];
    return { transactions, flushes: (await flushes()) - from.flushes, rows: (await inserted()) - from.rows };
  };
  await costOf('cut@example.org');
  const known = await costOf('ann@example.org');
  expect(await costOf('nil@example.org')).toEqual(known);
  await stop();
});
