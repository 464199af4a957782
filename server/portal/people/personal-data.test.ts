import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../db/index.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { makePortalApi } from '../portal.fixture.ts';
import { sweepPortal } from '../retention/sweep-portal.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = Buffer.from('%PDF-1.7 CANARY');

/** Two people, each with a draft that holds a canary and a file of it. */
async function withPeople() {
  const portal = await makePortalApi(db, 2);
  const files = [{ questionName: 'logbook', fileName: 'canary.pdf', size: pdf.length, contentType: 'application/pdf' }];
  for (const who of ['p0', 'p1']) {
    const saved = (await portal.save(who, { files, dynamicData: { registration: `CANARY ${who}` } }, 'key')).json<{
      attachments: { uploadLink: string }[];
    }>();
    await portal.put(saved.attachments[0]?.uploadLink ?? '', pdf);
    await portal.call(who, 'POST', '/api/Accounts/applicantLoginHistory?clientId=c', {
      userPoolId: 'p',
      loginType: 'login',
      email: 'x@example.org',
    });
    await portal.call(who, 'POST', '/api/error/log/', { message: `CANARY ${who}` });
  }
  const held = async () => {
    const tables = [
      'account',
      'submission',
      'stored_file',
      'idempotency',
      'login_history',
      'error_report',
      'audit_entry',
      'link_token',
    ] as const;
    const rows = await Promise.all(
      tables.map((table) => db.kysely.selectFrom(table).selectAll().where('tenant_id', '=', portal.tenant.slug).execute()),
    );
    return JSON.stringify(rows);
  };
  return { ...portal, held };
}

test('export answers everything held of one person and nothing of another', async () => {
  const { tenant } = await withPeople();
  const given = await exportPerson(db, tenant.slug, 'a-0');
  expect(given).toMatchObject({
    account: { email: 'person0@example.org' },
    submissions: [{ answers: { registration: 'CANARY p0' } }],
    files: [{ file_name: 'canary.pdf' }],
  });
  expect([given.signIns.length, given.errorReports.length]).toEqual([1, 1]);
  expect(JSON.stringify(given)).not.toMatch(/p1|person1/);
});

test('after erasure nothing of the person is left in any table or file, the other person is untouched, and the trail is sound', async () => {
  const { tenant, held, portal, time } = await withPeople();
  const { files } = await exportPerson(db, tenant.slug, 'a-0');
  const order = { tenant: tenant.slug, accountId: 'a-0', actor: 'staff-9', requestId: 'r', now: time.now };
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: '{"legalHold":true}' })
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .execute();
  await expect(erasePerson(db, portal.files, order)).rejects.toMatchObject({ code: 'legal-hold' });
  await db.kysely.updateTable('account').set({ dynamic_data: '{}' }).where('tenant_id', '=', tenant.slug).where('id', '=', 'a-0').execute();
  await erasePerson(db, portal.files, order);
  expect(await held()).not.toMatch(/CANARY p0|person0@|Name0/);
  expect(await held()).toMatch(/CANARY p1/);
  for (const file of files) expect(await portal.files.size(`${tenant.slug}/${file.id}.${file.sha256}`)).toBeNull();
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
});

test('retention deletes drafts nobody touched for 180 days with their files; what was submitted and what is newer stays', async () => {
  const { tenant, portal, time, save, call } = await withPeople();
  const sent = (await save('p1', { formSlug: 'extra', isSaveAndReturn: false })).json<{ id: string }>();
  time.now += 179 * 86_400_000;
  await call('p1', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', dynamicData: { registration: 'fresh' } });
  time.now += 2 * 86_400_000;
  expect(await sweepPortal(db, portal.files, time.now)).toMatchObject({ drafts: expect.any(Number), files: expect.any(Number) });
  const left = await db.kysely.selectFrom('submission').select(['id', 'account_id']).where('tenant_id', '=', tenant.slug).execute();
  expect(left).toHaveLength(2);
  expect(left.every((row) => row.account_id === 'a-1')).toBe(true);
  expect(left.map(({ id }) => id)).toContain(sent.id);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
});
