import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { operations } from '../../server/portal/calls/operations.ts';
import type { RouteName } from '../../schemas/api/routes.ts';
import { callFor, objectRoutes, selfCallFor } from './object-calls.ts';
import { openTenant } from './ownership.fixture.ts';

let db: Database;
let here: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  db = await openMemoryDatabase();
  here = await openTenant(db, 1);
}, 120_000);
afterAll(() => db.close());

test('[SEC-45] what any route of the table answers is kept by no browser and no proxy', async () => {
  const { token, owns } = here.people[0] ?? expect.unreachable();
  const kept: string[] = [];
  let answers = 0;
  for (const name of Object.keys(operations) as RouteName[]) {
    const { method, url, body, headers } = objectRoutes.includes(name) ? callFor(name, owns) : selfCallFor(name);
    for (const who of [token, here.staff]) {
      const answer = await here.call(who, method, url, body, headers);
      if (answer.statusCode !== 200) continue;
      answers += 1;
      if (answer.headers['cache-control'] !== 'no-store') kept.push(`${name}: ${answer.headers['cache-control']}`);
    }
  }
  expect(kept).toEqual([]);
  expect(answers).toBeGreaterThan(30);
});
