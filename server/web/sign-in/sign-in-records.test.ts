import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { maxSessionMs } from '../../services/identity/index.ts';
import { Flows } from './flows.ts';
import { signInRecords, sweepSignIn } from './sign-in-records.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const seal = { seal: (text: string) => `1${text}`, open: (text: string) => text.slice(1) };
const now = Date.UTC(2026, 0, 1);

async function withSignIns(tenant: string) {
  const flows = new Flows(db, seal, () => now);
  for (const username of ['ann@example.org', 'ben@example.org']) await flows.open(tenant, { method: 'Email', username, link: false });
  for (const sub of ['ann', 'ben'])
    await db.kysely
      .insertInto('auth_session')
      .values({
        tenant_id: tenant,
        session_hash: sub,
        secret_hash: null,
        rotated_at: new Date(now),
        origin_jti: sub,
        sub,
        sealed: '',
        created_at: new Date(now),
        last_active_at: new Date(now),
      })
      .execute();
  return async () => [
    (await db.kysely.selectFrom('auth_flow').select('sealed').where('tenant_id', '=', tenant).execute()).map(({ sealed }) => sealed),
    (await db.kysely.selectFrom('auth_session').select('sub').where('tenant_id', '=', tenant).execute()).map(({ sub }) => sub),
  ];
}

test('erasure takes the sessions and begun sign-ins of one person, and leaves those of another and of another key', async () => {
  const left = await withSignIns('one');
  await db.kysely
    .insertInto('auth_flow')
    .values({ tenant_id: 'one', flow_hash: 'x', sealed: 'not to be read', expires_at: new Date(now) })
    .execute();
  expect(await signInRecords.sessionsOf(db.kysely, 'one', ['ann'])).toHaveLength(1);
  await signInRecords.forgetSessions(db.kysely, 'one', ['ann']);
  await signInRecords.forgetFlows(db.kysely, seal, 'one', (name) => name.startsWith('ann@'));
  expect(await left()).toEqual([[expect.stringContaining('ben@'), 'not to be read'], ['ben']]);
});

test('sweeping keeps a session as long as its tokens may be asked for, and a begun sign-in until it ends', async () => {
  const left = await withSignIns('two');
  await sweepSignIn(db.kysely, now + maxSessionMs);
  expect(await left()).toEqual([[], ['ann', 'ben']]);
  await sweepSignIn(db.kysely, now + 2 * maxSessionMs + 1);
  expect(await left()).toEqual([[], []]);
});
