import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { LiveSessions } from '../../../../web/sign-in/sessions/live-sessions.ts';
import { makeSigning } from '../signing.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** A person with a living session and a link that was made in it. */
async function makeSignedIn() {
  const now = { at: 0 };
  const sessions = new LiveSessions(db, () => now.at);
  const made = await makeSigning(db, { isAlive: (tenant, session) => sessions.isAlive(tenant, session, true) });
  const { tenant, time } = made;
  const at = (milliseconds: number) => {
    now.at = time.now = milliseconds;
  };
  at(time.now);
  const [created_at, last_active_at] = [new Date(now.at), new Date(now.at)];
  await db.kysely
    .insertInto('auth_session')
    .values({
      tenant_id: tenant.slug,
      session_hash: `hash of ${tenant.slug}`,
      origin_jti: 'p0',
      sub: 'p0',
      sealed: '',
      created_at,
      last_active_at,
    })
    .execute();
  const wait = (minutes: number) => at(now.at + minutes * minuteMs);
  const end = () =>
    db.kysely
      .updateTable('auth_session')
      .set({ ended_at: new Date(now.at) })
      .where('tenant_id', '=', tenant.slug)
      .execute();
  return { ...made, path: await made.linkOf(), wait, end };
}

test('[SEC-7] reading a document counts as activity; a session that timed out meanwhile signs nothing, whatever the hour of its link', async () => {
  const { app, path, press, signs, rowOf, wait } = await makeSignedIn();
  for (const address of [path, `${path}/document`, path]) {
    wait(14);
    expect((await app.inject(address)).statusCode).toBe(200);
  }
  wait(17);
  for (const address of [path, `${path}/document`]) expect((await app.inject(address)).statusCode).toBe(401);
  const refused = await press(path, signs);
  expect([refused.statusCode, (await rowOf()).status]).toEqual([401, 'Sent']);
  expect((await press(path, { answer: 'decline' })).statusCode).toBe(401);
});

test('[SEC-7] who is signed out while they sign is led to the sign-in and back to the document, with the name that they typed', async () => {
  const { app, path, mine, press, signs, linkOf, rowOf, end, wait } = await makeSignedIn();
  await end();
  wait(1);
  const refused = await press(path, { ...signs, name: 'Zo\u00eb Lee' });
  const returnTo = `/securedPage/esign-list;documentId=${mine.id}`;
  expect(refused.body).toContain(`href="/?${new URLSearchParams({ returnTo, tab: '1' })}"`.replaceAll('&', '&amp;'));
  expect(refused.body).not.toContain('Agreement');
  await db.kysely.updateTable('auth_session').set({ ended_at: null }).where('origin_jti', '=', 'p0').execute();
  wait(1);
  const next = await linkOf();
  expect((await app.inject(next)).body).toContain('value="Zo\u00eb Lee"');
  await press(next, signs);
  expect(await rowOf()).toMatchObject({ status: 'Signed', signer_name: 'Ann Lee' });
});

test('[SEC-7] a name that was typed is for the signature that it was typed for: once that was given or declined, the next is asked for a name', async () => {
  const { app, path, press, signs, linkOf, end, wait, tenant } = await makeSignedIn();
  await end();
  wait(1);
  await press(path, { ...signs, name: 'Zo\u00eb Lee' });
  await db.kysely.updateTable('auth_session').set({ ended_at: null }).where('tenant_id', '=', tenant.slug).execute();
  wait(1);
  const next = await linkOf();
  expect((await app.inject(next)).body).toContain('value="Zo\u00eb Lee"');
  await press(next, { answer: 'decline' });
  wait(1);
  expect((await app.inject(await linkOf())).body).toContain('value=""');
});

test('[SEC-7] a name that was typed is for its own person and document alone', async () => {
  const { app, path, theirs, press, signs, linkOf, end, wait, tenant } = await makeSignedIn();
  await end();
  wait(1);
  await press(path, signs);
  await db.kysely.updateTable('auth_session').set({ origin_jti: 'p1', ended_at: null }).where('tenant_id', '=', tenant.slug).execute();
  expect((await app.inject(await linkOf(theirs, 'p1'))).body).toContain('value=""');
});
