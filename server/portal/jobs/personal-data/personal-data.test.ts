import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { addPeople } from '../../../services/identity/index.ts';
import { sendDocument } from '../../documents/esign/send-document.ts';
import { smallPdf } from '../../documents/esign/signing.fixture.ts';
import { verifyChain } from '../../records/audit/verify-chain.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { setHold } from './legal-hold.ts';
import { signInRecords } from '../../../web/sign-in/index.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = soundPdf('CANARY');
const paper = Buffer.concat([await smallPdf(), Buffer.from('% CANARY')]);

/** Two people, each with a draft that holds a canary and a file of it. */
async function withPeople() {
  const portal = await makePortalApi(db, 2);
  const poolId = `pool_${portal.tenant.slug}`;
  await addPeople(
    db.kysely,
    poolId,
    [0, 1].map((n) => ({ sub: `p${n}`, email: `person${n}@example.org`, name: `Name${n}` })),
    portal.time.now,
  );
  const files = [{ questionName: 'logbook', fileName: 'canary.pdf', size: pdf.length, contentType: 'application/pdf' }];
  for (const who of ['p0', 'p1']) {
    const saved = (await portal.save(who, { files, dynamicData: { registration: `CANARY ${who}` } }, 'key')).json<{
      id: string;
      attachments: { uploadLink: string }[];
    }>();
    await portal.put(saved.attachments[0]?.uploadLink ?? '', pdf);
    const submissionId = saved.id;
    const [id, at] = [randomUUID(), new Date(portal.time.now)];
    const sent = {
      tenant: portal.tenant.slug,
      id,
      to: { submissionId },
      name: `CANARY ${who}`,
      filePurpose: '',
      pdf: paper,
      actor: 's',
      requestId: 'r',
      at,
    };
    await sendDocument(portal.portal, sent);
    await sendDocument(portal.portal, { ...sent, id: randomUUID(), to: { accountId: `a-${who.slice(1)}` } });
    await portal.call(who, 'GET', `/api/dms/esign?submissionId=${submissionId}&documentId=${id}`);
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
      'e_document',
      'signing_request',
    ] as const;
    const rows = await Promise.all(
      tables.map((table) => db.kysely.selectFrom(table).selectAll().where('tenant_id', '=', portal.tenant.slug).execute()),
    );
    return JSON.stringify([...rows, await db.kysely.selectFrom('identity_user').selectAll().where('pool_id', '=', poolId).execute()]);
  };
  return { ...portal, held, poolId };
}

test('[SEC-44] [ESG-08] export answers everything held of one person and nothing of another', async () => {
  const { tenant, poolId } = await withPeople();
  const given = await exportPerson(db, { tenant: tenant.slug, accountId: 'a-0', poolId }, signInRecords);
  expect(given).toMatchObject({
    account: { email: 'person0@example.org' },
    submissions: [{ answers: { registration: 'CANARY p0' } }],
    files: [{ file_name: 'canary.pdf' }],
    identity: [{ sub: 'p0' }],
    documents: [
      { name: 'CANARY p0', status: 'Sent' },
      { name: 'CANARY p0', status: 'Sent' },
    ],
  });
  expect(given.documents.filter(({ submission_id }) => submission_id === null)).toHaveLength(1);
  expect(given.trail.length).toBeGreaterThan(0);
  expect([given.signIns.length, given.errorReports.length]).toEqual([1, 1]);
  expect(JSON.stringify(given)).not.toMatch(/p1|person1/);
});

test('[SEC-44] of an account without a sign-in, rows without a subject belong to no person: they are neither exported nor erased', async () => {
  const { tenant, portal, time } = await makePortalApi(db, 1);
  const ofTenant = { tenant: tenant.slug, accountId: 'a-0', poolId: `pool_${tenant.slug}` };
  await db.kysely.updateTable('account').set({ subject: null }).where('tenant_id', '=', tenant.slug).execute();
  await db.kysely
    .insertInto('login_history')
    .values({ tenant_id: tenant.slug, id: randomUUID(), subject: '', at: new Date(time.now) })
    .execute();
  expect((await exportPerson(db, ofTenant, signInRecords)).signIns).toEqual([]);
  await erasePerson(db, portal.files, { ...ofTenant, actor: 'staff-9', requestId: 'r', now: time.now }, signInRecords);
  expect(await db.kysely.selectFrom('login_history').select('subject').where('tenant_id', '=', tenant.slug).execute()).toHaveLength(1);
});

test('[SEC-44] [ESG-08] after erasure nothing of the person is left in any table or file, the other person is untouched, and the trail is sound', async () => {
  const { tenant, held, portal, time, poolId } = await withPeople();
  const { files, documents } = await exportPerson(db, { tenant: tenant.slug, accountId: 'a-0', poolId }, signInRecords);
  const order = { tenant: tenant.slug, accountId: 'a-0', poolId, actor: 'staff-9', requestId: 'r', now: time.now };
  expect([await setHold(db, { ...order, held: true }), await setHold(db, { ...order, held: true })]).toEqual([true, false]);
  await expect(erasePerson(db, portal.files, order, signInRecords)).rejects.toMatchObject({ code: 'legal-hold' });
  await setHold(db, { ...order, held: false });
  await erasePerson(db, portal.files, order, signInRecords);
  expect(await held()).not.toMatch(/CANARY p0|person0@|Name0/);
  expect(await held()).toMatch(/CANARY p1/);
  for (const file of [...files, ...documents]) expect(await portal.files.size(`${tenant.slug}/${file.id}.${file.sha256}`)).toBeNull();
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
});

test('retention deletes drafts that were not changed for 180 days with their files; what was submitted, what is newer and what is held stays', async () => {
  const { tenant, time, save, call, sweep } = await withPeople();
  const sent = (await save('p1', { formSlug: 'extra', isSaveAndReturn: false })).json<{ id: string }>();
  const hold = { tenant: tenant.slug, accountId: 'a-0', actor: 'staff-9', requestId: 'r', now: time.now };
  await setHold(db, { ...hold, held: true });
  time.now += 179 * 86_400_000;
  await call('p1', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', dynamicData: { registration: 'fresh' } });
  const left = async () =>
    (await db.kysely.selectFrom('submission').select(['id', 'account_id']).where('tenant_id', '=', tenant.slug).execute()).map((row) =>
      row.id === sent.id ? 'sent' : row.account_id,
    );
  time.now += 2 * 86_400_000;
  await sweep();
  expect((await left()).sort()).toEqual(['a-0', 'a-1', 'sent']);
  await setHold(db, { ...hold, held: false });
  expect(await sweep()).toMatchObject({ drafts: 1, files: 2 });
  expect((await left()).sort()).toEqual(['a-1', 'sent']);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
});

test('retention deletes sign-in history and error reports after their days, each its own', async () => {
  const { tenant, time, sweep: sweepWith } = await withPeople();
  const counts = async () =>
    Promise.all(
      (['login_history', 'error_report'] as const).map(
        async (table) => (await db.kysely.selectFrom(table).select('id').where('tenant_id', '=', tenant.slug).execute()).length,
      ),
    );
  const sweep = (days: number) => sweepWith(time.now + days * 86_400_000, { loginHistory: 30, errorReports: 10 });
  await sweep(9);
  expect(await counts()).toEqual([2, 2]);
  await sweep(11);
  expect(await counts()).toEqual([2, 0]);
  await sweep(31);
  expect(await counts()).toEqual([0, 0]);
});

test('[SEC-41] retention keeps a draft whose document is signed, and deletes the others with their documents', async () => {
  const { tenant, portal, time, sweep } = await withPeople();
  const mine = () =>
    db.kysely.selectFrom('e_document').selectAll().where('tenant_id', '=', tenant.slug).where('submission_id', 'is not', null);
  const before = await mine().execute();
  await db.kysely
    .updateTable('e_document')
    .set({ status: 'Signed' })
    .where('tenant_id', '=', tenant.slug)
    .where('account_id', '=', 'a-0')
    .execute();
  time.now += 181 * 86_400_000;
  await sweep();
  const left = await db.kysely.selectFrom('submission').select('account_id').where('tenant_id', '=', tenant.slug).execute();
  expect([left, (await mine().execute()).map(({ account_id }) => account_id)]).toEqual([[{ account_id: 'a-0' }], ['a-0']]);
  const sizes = before.map(async ({ account_id, id, sha256 }) => [account_id, await portal.files.size(`${tenant.slug}/${id}.${sha256}`)]);
  expect(Object.fromEntries(await Promise.all(sizes))).toEqual({ 'a-0': paper.length, 'a-1': null });
  expect(await db.kysely.selectFrom('signing_request').selectAll().where('tenant_id', '=', tenant.slug).execute()).toEqual([]);
});
