import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const reportsOf = (tenant: string) => db.kysely.selectFrom('error_report').selectAll().where('tenant_id', '=', tenant).execute();

test('[API-LOG] [ERR-04] [SEC-37] a report of a signed-in person is one line without the query of its address; without a session, none', async () => {
  const { call, tenant } = await makePortalApi(db, 1);
  const report = {
    message: 'Broke\r\n{"level":60}\u0000\u001b[2J\u0085one\u009b2J\u2028two\u2029',
    status: 500,
    path: '/form/claim?email=CANARY',
  };
  expect((await call('p0', 'POST', '/api/error/log/', { ...report, user: 'CANARY' })).statusCode).toBe(200);
  expect((await call(undefined, 'POST', '/api/error/log/', report)).statusCode).toBe(401);
  expect(await reportsOf(tenant.slug)).toEqual([
    expect.objectContaining({ subject: 'p0', message: 'Broke  {"level":60}  [2J one 2J two ', status: 500, path: '/form/claim' }),
  ]);
  expect(JSON.stringify(await reportsOf(tenant.slug))).not.toContain('CANARY');
});

test('[SEC-37] a report that is too long, or no report, is refused; so is the eleventh within a minute', async () => {
  const { call, time, tenant } = await makePortalApi(db, 1);
  const post = async (body: object) => (await call('p0', 'POST', '/api/error/log/', body)).statusCode;
  for (const wrong of [{ message: 'x'.repeat(4001) }, { message: 7 }, {}, { message: 'x', path: 'x'.repeat(301) }])
    expect(await post(wrong)).toBe(400);
  const statuses = [];
  for (let turn = 1; turn <= 11; turn += 1) statuses.push(await post({ message: 'Broke' }));
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  time.now += 60_000;
  expect(await post({ message: 'Broke' })).toBe(200);
  expect(await reportsOf(tenant.slug)).toHaveLength(11);
});
