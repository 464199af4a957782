import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[API-SUB-1] [CLM-11] claims: what is held of the account, completed from the account itself; no other account sees it', async () => {
  const { call, tenant } = await makePortalApi(db, 2);
  const held = {
    accountStatus: { description: 'Being assessed', details: [{ title: 'Note', value: 'Two weeks' }] },
    columns: [{ field: 'claimNumber', headerText: 'Claim' }],
    statusColours: { Open: 'green' },
    claims: [{ SubmissionId: 's-1', claimNumber: 'C-1' }],
    accountButtons: [{ controlLabel: 'Tell us more' }],
    isESignEnabled: true,
    eSignButtonLabel: 'Sign',
    app_StartTime: '2026-02-01T10:00:00Z',
  };
  await db.kysely
    .updateTable('account')
    .set({ claims: JSON.stringify({ ...held, accountId: 'a-1', email: 'CANARY' }) })
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .execute();
  const own = { accountId: 'a-0', identifier: 'R-0', projectId: 'project-1', email: 'person0@example.org' };
  const accountStatus = { ...held.accountStatus, workflowStatusCode: 'WFS_Registration_Draft' };
  expect((await call('p0', 'GET', '/api/Submissions/claims')).json()).toEqual({
    claims: [{ ...held, ...own, accountStatus, pastStatuses: [] }],
  });
  expect((await call('p1', 'GET', '/api/Submissions/claims')).json()).toEqual({ claims: [] });
});

test('[CLM-11] if the tenant has phases, a person who registered a moment ago is in one of them', async () => {
  const steps = { slug: 'hub-my-claim-steps', steps: [{ processStep: { en: 'Registering' } }], statuses: [] };
  const { call } = await makePortalApi(db, 1, { content: { configuration: [steps] } });
  expect((await call('p0', 'GET', '/api/Submissions/claims')).json()).toMatchObject({
    claims: [{ identifier: 'R-0', accountStatus: { workflowStatusCode: 'WFS_Registration_Draft' }, claims: [], columns: [] }],
  });
});
