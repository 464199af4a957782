import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePortalApi } from '../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[SEC-30] the answers of a person are read one call at a time, whichever calls these are; a few wait, and nothing else does', async () => {
  const isReading = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const { save, call } = await makePortalApi(db, 2, {
    readAnswers: async () => {
      isReading.resolve();
      await reading.promise;
      return { sections: [] };
    },
  });
  const [mine, others] = [(await save('p0')).json<{ id: string }>().id, (await save('p1')).json<{ id: string }>().id];
  const read = (who: string, path: string) => call(who, 'GET', `/api/Submissions/${path}`);

  const answered: number[] = [];
  const held = [read('p0', `getSubmissionById/${mine}`)];
  await isReading.promise;
  for (let round = 0; round < 3; round++) held.push(read('p0', mine), read('p0', 'draft?formSlug=claim'));
  held.push(read('p0', mine));
  for (const each of held) void each.then(({ statusCode }) => answered.push(statusCode));

  for (const path of [mine, 'draft?formSlug=claim', `getSubmissionById/${mine}`]) {
    const { statusCode, headers } = await read('p0', path);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await read('p1', others)).statusCode).toBe(200);
  expect((await read('staff-9', `${mine}?accountId=a-0`)).statusCode, 'staff count as themselves').toBe(200);
  expect((await call('p0', 'GET', '/api/Accounts/')).statusCode).toBe(200);
  expect(answered).toEqual([]);

  reading.resolve();
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await read('p0', mine)).statusCode).toBe(200);
});

test('[SEC-30] a call that is refused ends its turn', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const { id } = (await save('p0')).json<{ id: string }>();
  for (let round = 0; round < 10; round++) expect((await call('p0', 'GET', `/api/Submissions/${round}`)).statusCode).toBeOneOf([400, 404]);
  expect((await call('p0', 'GET', `/api/Submissions/${id}`)).statusCode).toBe(200);
});
