import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const rowsOf = (tenant: string) => db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', tenant).orderBy('id').execute();

const mayTravel = 'dynamicData email family_name fullname id identifier locked name projectId status type workflow'.split(' ');

test('[API-ACC-2] one’s own account, alone and as a list; staff get the account they chose', async () => {
  const { call } = await makePortalApi(db, 2);
  expect((await call('p0', 'GET', '/api/Accounts/a-0')).json()).toMatchObject({
    id: 'a-0',
    projectId: 'project-1',
    fullname: 'Name0 Family0',
    workflow: { accountStatusCode: 'WFS_Registration_Draft' },
  });
  const listed = async (who: string, query = '') =>
    (await call(who, 'GET', `/api/Accounts/${query}`)).json<{ id: string }[]>().map(({ id }) => id);
  expect(await listed('p1')).toEqual(['a-1']);
  expect(await listed('staff-9', '?accountId=a-1')).toEqual(['a-1']);
  expect((await call('staff-9', 'GET', '/api/Accounts/')).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
});

test('[API-ACC-2] [CLM-14] [DET-08] colours by status code; the forms of a project, or the one that is named', async () => {
  const colours = { WFS_Registration_Draft: 'orange' };
  const forms = [{ slug: 'claim', hideFormTabInStatus: ['A'], hideEditButtonInStatus: ['B', 'C'] }, { slug: 'extra' }];
  const configuration = [{ slug: 'workflow-status-colours', colours }];
  const { call } = await makePortalApi(db, 1, { content: { 'submission-form': forms, configuration } });
  expect((await call('p0', 'GET', '/api/Accounts/GetWorkFlowStatusColours')).json()).toEqual(colours);
  const claim = { formSlug: 'claim', hideFormTabInStatus: ['A'], hideEditButtonInStatus: ['B', 'C'] };
  expect((await call('p0', 'GET', '/api/Accounts/GetFormSlugConfig/claim')).json()).toEqual([claim]);
  expect((await call('p0', 'GET', '/api/Accounts/GetFormSlugConfig/project-1')).json()).toMatchObject([claim, { formSlug: 'extra' }]);
});

test('[SEC-15] whatever a claimant writes into an account, only its form data changes', async () => {
  const { call, tenant } = await makePortalApi(db, 2);
  const [before] = await rowsOf(tenant.slug);
  const canary = Object.fromEntries(
    [
      ...mayTravel,
      'password',
      'type',
      'locked',
      'failures',
      'submissions',
      'active',
      'subject',
      'claims',
      'tenant_id',
      'status_code',
      'phone',
    ]
      .filter((field) => field !== 'dynamicData' && field !== 'id')
      .map((field) => [field, field === 'status' ? 6 : 'CANARY']),
  );
  const data = { town: 'Barry', account_status: 'CANARY', submission_id: 'CANARY', assignedForms: ['CANARY'], legalHold: 'CANARY' };
  const answer = await call('p0', 'PUT', '/api/Accounts/registration', { ...canary, id: 'a-0', dynamicData: data });
  expect(answer.statusCode).toBe(200);
  const [after, other] = await rowsOf(tenant.slug);
  const kept = { town: 'Barry', account_status: 'CANARY', submission_id: 'CANARY' };
  expect(after).toEqual({ ...before, subject: 'p0', dynamic_data: kept, updated_at: after?.updated_at });
  expect(JSON.stringify(other)).not.toContain('CANARY');
});

test('[SEC-15] an account cannot be renamed to another, and a submission takes no status, owner, reference or workflow', async () => {
  const { call, save, tenant } = await makePortalApi(db, 2);
  expect((await call('p0', 'PUT', '/api/Accounts/registration', { id: 'a-1', dynamicData: {} })).statusCode).toBe(404);
  for (const field of ['status', 'statusCode', 'workflow', 'referenceNumber', 'projectId', 'jsonEmail', 'createdAt', 'attachments'])
    expect([field, (await save('p0', { [field]: 'CANARY' })).statusCode]).toEqual([field, 400]);
  expect((await save('p0', { accountId: 'a-1' })).statusCode).toBe(404);
  expect(await db.kysely.selectFrom('submission').selectAll().where('tenant_id', '=', tenant.slug).execute()).toEqual([]);
});

test('[SEC-16] of an account only named fields travel, to its owner and to staff alike', async () => {
  const { call } = await makePortalApi(db, 1);
  for (const who of ['p0', 'staff-9']) {
    const one = (await call(who, 'GET', '/api/Accounts/a-0')).json<object>();
    expect(Object.keys(one).sort()).toEqual(mayTravel);
    for (const account of (await call(who, 'GET', '/api/Accounts/?accountId=a-0')).json<object[]>()) expect(account).toEqual(one);
    const written = await call(who, 'PUT', '/api/Accounts/registration', { id: 'a-0', dynamicData: {} });
    expect(Object.keys(written.json<object>()).sort()).toEqual(mayTravel);
  }
});

test('[LOGIN-16] the login history answers the id of its line, which is of the caller whatever the body names', async () => {
  const { call, tenant } = await makePortalApi(db, 2);
  const body = { userPoolId: 'any', loginType: 'login', email: 'p1@example.org' };
  const { id } = (await call('p0', 'POST', '/api/Accounts/applicantLoginHistory?clientId=any', body)).json<{ id: string }>();
  const lines = await db.kysely.selectFrom('login_history').select(['id', 'subject']).where('tenant_id', '=', tenant.slug).execute();
  expect(lines).toEqual([{ id, subject: 'p0' }]);
});

test('[LOGIN-16] a person adds no more lines to their login history in a day than ten hours have codes, and none at the cost of another', async () => {
  const { call, tenant } = await makePortalApi(db, 2, { limits: { codesPerHour: 1 } });
  const body = { userPoolId: 'any', loginType: 'login', email: 'p0@example.org' };
  const add = async (who: string) => (await call(who, 'POST', '/api/Accounts/applicantLoginHistory?clientId=any', body)).statusCode;
  const added = await Promise.all(Array.from({ length: 12 }, () => add('p0')));
  expect(added.filter((status) => status === 429)).toHaveLength(2);
  expect(await add('p1')).toBe(200);
  const lines = await db.kysely.selectFrom('login_history').select('subject').where('tenant_id', '=', tenant.slug).execute();
  expect(lines).toHaveLength(11);
});

test('[MYC-05] [SEC-16] an account names the restricted forms that it may fill, and nothing else that the portal decides by', async () => {
  const { call, tenant } = await makePortalApi(db, 1);
  const own = async (who: string) => (await call(who, 'GET', '/api/Accounts/?accountId=a-0')).json<object[]>()[0];
  expect(await own('p0')).not.toHaveProperty('restrictedForms');
  const stored = { town: 'Barry', legalHold: true, assignedForms: ['assigned', 'claim', 'gone', 'over'] };
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify(stored) })
    .where('tenant_id', '=', tenant.slug)
    .execute();
  for (const who of ['p0', 'staff-9'])
    expect(await own(who)).toMatchObject({ restrictedForms: ['assigned'], dynamicData: { _data: { town: 'Barry' } } });
  const answers = await Promise.all([
    call('p0', 'GET', '/api/Accounts/'),
    call('p0', 'GET', '/api/Accounts/a-0'),
    call('staff-9', 'GET', '/api/Accounts/a-0'),
    call('p0', 'PUT', '/api/Accounts/registration', { dynamicData: { town: 'Penarth' } }),
  ]);
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/legalHold|assignedForms/);
  }
});
