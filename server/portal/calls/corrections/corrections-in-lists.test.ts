import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { Submission } from '#schemas/api';
import { content } from '../../portal-api.fixture.ts';
import { withSent } from './with-sent.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[GBK-02] the staff’s list states when what is to be corrected was sent', async () => {
  const { giveBack, call, sent, save } = await withSent(db);
  const [row] = (await call('staff-9', 'GET', '/api/workspace/submissions')).json<{ submissions: object[] }>().submissions;
  expect(row).not.toHaveProperty('sentAt');
  await giveBack();
  const listed = async (status = '') =>
    (await call('staff-9', 'GET', `/api/workspace/submissions${status && `?status=${status}`}`)).json<{ submissions: object[] }>()
      .submissions;
  expect(await listed()).toMatchObject([{ status: 'Draft', sentAt: sent.updatedAt }]);
  expect(await listed('ToCorrect')).toMatchObject([{ id: sent.id }]);
  expect([await listed('Draft'), await listed('Done')]).toEqual([[], []]);
  await save('p0', { id: sent.id, version: sent.version + 1, isSaveAndReturn: false });
  expect((await listed())[0]).not.toHaveProperty('sentAt');
  expect([await listed('ToCorrect'), await listed('Draft')]).toEqual([[], []]);
  expect(await listed('Done')).toMatchObject([{ id: sent.id }]);
});

test('[GBK-02] a claim that is given back stays in the table of claims, and has that as its status', async () => {
  const forms = [{ ...content['submission-form'][0], repeatable: true }];
  const { giveBack, call, save, sent, tenant } = await withSent(db, { content: { 'submission-form': forms } });
  const columns = [{ field: 'status', headerText: 'Status', templateColumnType: 'StatusColumn' }];
  await db.kysely
    .updateTable('account')
    .set({ claims: JSON.stringify({ columns }) })
    .where('tenant_id', '=', tenant.slug)
    .execute();
  const statuses = async () =>
    (await call('p0', 'GET', '/api/Submissions/claims'))
      .json<{ claims: { claims: { status: string }[] }[] }>()
      .claims[0]?.claims.map(({ status }) => status);
  expect(await statuses()).toEqual(['Received']);
  await giveBack();
  expect(await statuses()).toEqual([expect.stringMatching(/^Sent on .*2026, to be corrected$/)]);
  await save('p0', { id: sent.id, version: sent.version + 1, isSaveAndReturn: false });
  expect(await statuses()).toEqual(['Received']);
});

test('[GBK-04] while content cannot be had, staff read neither that a form may be given back nor why not', async () => {
  let isAway = false;
  const answers = {
    get 'submission-form'() {
      if (isAway) throw new Error('Content cannot be had.');
      return content['submission-form'];
    },
  };
  const { call } = await withSent(db, { content: answers });
  const [offered] = (await call('staff-9', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(offered).toMatchObject({ giveBack: 'offered' });
  isAway = true;
  const [unknown] = (await call('staff-9', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(unknown).toMatchObject({ id: offered?.id });
  expect(unknown).not.toHaveProperty('giveBack');
});

test('[CLM-17] the staff’s list distinguishes forms of one name as every list does, by what was sent', async () => {
  const forms = [{ ...content['submission-form'][0], labelQuestion: 'registration' }];
  const { giveBack, call, save, sent } = await withSent(
    db,
    { content: { 'submission-form': forms } },
    { dynamicData: { registration: 'CF14 NGH' } },
  );
  await giveBack();
  await save('p0', { id: sent.id, version: sent.version + 1, isSaveAndReturn: true, dynamicData: { registration: 'CF14 XXX' } });
  const listed = (await call('staff-9', 'GET', '/api/workspace/submissions')).json<{ submissions: object[] }>().submissions;
  expect(listed).toMatchObject([{ id: sent.id, label: 'CF14 NGH' }]);
});
