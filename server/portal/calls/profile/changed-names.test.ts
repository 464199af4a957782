import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { fresh, makeProfilePortal } from './profile.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[PRO-01] [CTL-NAME] a name that is as it was stays whatever it is; a changed one follows the question of the registration', async () => {
  const { ask, read, tenant } = await makeProfilePortal(db);
  const stored = { name: '7 of 9', family_name: '' };
  const own = db.kysely.updateTable('account').set(stored).where('tenant_id', '=', tenant.slug).where('email', '=', 'carys@example.org');
  await own.execute();
  const { address } = await read();
  const save = async (names: object) => (await ask('PUT', '', { ...stored, ...names, address })).json<{ questions?: object[] }>();
  expect(await save({})).toMatchObject(stored);
  expect(await save({ family_name: "'t Hart" })).toMatchObject({ family_name: "'t Hart" });
  expect((await save({ family_name: '' })).questions).toEqual([{ question: 'family_name', message: 'Last Name is invalid' }]);
  expect((await save({ name: '8 of 9', family_name: "'t Hart" })).questions).toEqual([
    { question: 'name', message: 'First Name is invalid' },
  ]);
});

test('[PRO-01] a new address is read as at sign-in; words beside one are refused', async () => {
  const { start, read } = await makeProfilePortal(db);
  expect((await start(`Carys <mailto:${fresh}>.`)).statusCode).toBe(200);
  expect((await read()).pending).toMatchObject([{ kind: 'email', to: fresh }]);
  const refused = await start(`Carys ${fresh}`);
  expect(refused.json()).toMatchObject({ questions: [{ question: 'email', message: 'Please enter a valid email address.' }] });
});
