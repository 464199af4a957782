import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { fresh, makeProfilePortal } from './profile.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[PRO-01] a passcode that was mailed to the address before signs in no more once the address has changed', async () => {
  const { start, confirm, codeIn, signIn } = await makeProfilePortal(db);
  signIn.pass(1);
  const { Session } = await signIn.initiate('carys@example.org');
  const passcode = await codeIn('carys@example.org');
  await start(fresh);
  expect((await confirm(await codeIn(fresh))).statusCode).toBe(200);
  await expect(signIn.respond(Session, 'carys@example.org', passcode)).rejects.toMatchObject({ type: 'NotAuthorizedException' });
  signIn.pass(1);
  const { Session: next } = await signIn.initiate(fresh);
  expect(await signIn.respond(next, fresh, await codeIn(fresh))).toHaveProperty('AuthenticationResult');
});

test('[PRO-01] a change that is begun while another one ends is confirmed from the address that counts by then', async () => {
  let meanwhile: (() => Promise<unknown>) | undefined;
  const transaction: Database['transaction'] = async (work) => {
    const now = meanwhile;
    meanwhile = undefined;
    await now?.();
    return db.transaction(work);
  };
  const { start, tenant, mailTo } = await makeProfilePortal({ ...db, transaction });
  const own = db.kysely.updateTable('account').set({ email: fresh }).where('tenant_id', '=', tenant.slug);
  meanwhile = () => own.where('email', '=', 'carys@example.org').execute();
  expect((await start('third@example.org')).json()).toMatchObject({ pending: [{ present: fresh }] });
  expect(await mailTo(fresh)).toHaveLength(1);
});

test('[SEC-12] staff do not change the sign-in of a colleague, whose rights they would have by it', async () => {
  const { register, signInAs, rowsOf, ask, tenant, mailTo } = await makeProfilePortal(db);
  const staff = await signInAs('ben@example.org');
  const groups = JSON.stringify(['portico-staff', 'portico-editor']);
  const editor = db.kysely.updateTable('identity_user').set({ groups }).where('email', '=', 'ann@example.org');
  await editor.where('pool_id', '=', tenant.identity.userPoolId).execute();
  await register('ann@example.org', {}, {}, staff);
  const [account] = await rowsOf.accounts('ann@example.org');
  const begun = await ask('POST', `/contact?accountId=${account?.id}`, { kind: 'email', value: fresh }, staff);
  expect(begun.json()).toMatchObject({ status: 403, code: 'of-staff' });
  expect(await mailTo(fresh)).toEqual([]);
});
