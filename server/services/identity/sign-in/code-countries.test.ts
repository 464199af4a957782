import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePool } from '../pool.fixture.ts';
import { isServed } from './code-countries.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test.each([
  ['+447700900123', true],
  ['+16135550123', true],
  ['+18765550123', false],
  ['+33612345678', false],
  ['+999123', false],
])('of Great Britain and Canada is %s: %s', (number, served) => {
  expect(isServed({ codeCountries: ['GB', 'CA'] }, number)).toBe(served);
  expect(isServed({}, number)).toBe(true);
});

test('no code goes to a number of a country that is not listed, whether it has an account or not, and none is counted', async () => {
  const pool = await makePool(db, { identity: { codeCountries: ['FR'] } });
  for (const number of ['+447700900123', '+447700900999'])
    await expect(pool.initiate(number), number).rejects.toMatchObject({ message: 'No codes are sent to numbers of this country.' });
  expect(await pool.initiate('ann@example.org')).toHaveProperty('Session');
});
