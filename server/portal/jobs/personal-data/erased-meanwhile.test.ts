import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { sendDocument } from '../../documents/esign/send-document.ts';
import { smallPdf } from '../../documents/esign/signing.fixture.ts';
import type { Certify } from '../../documents/esign/certificate/certify.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { erasePerson } from './erase-person.ts';
import { signInRecords } from '../../../web/sign-in/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const heldOf = async (tenant: string) =>
  Promise.all(
    (['account', 'submission', 'e_document'] as const).map((table) =>
      db.kysely.selectFrom(table).selectAll().where('tenant_id', '=', tenant).execute(),
    ),
  );

test('[SEC-44] answers that were on their way while the person was erased are refused, and nothing is written', async () => {
  const { save, portal, tenant, time } = await makePortalApi(db, 1, {
    validateAnswers: async (_, { answers }) => {
      await erasePerson(db, portal.files, order(), signInRecords);
      return { answers, errors: [] };
    },
  });
  const order = () => ({ tenant: tenant.slug, accountId: 'a-0', poolId: 'pool', actor: 'staff-9', requestId: 'r', now: time.now });
  expect((await save('p0', { isSaveAndReturn: false })).statusCode).toBe(404);
  expect(await heldOf(tenant.slug)).toEqual([[], [], []]);
});

test('[SEC-44] a document that was on its way while its person was erased is refused, and there is no row and no byte of it', async () => {
  const { save, portal, tenant, time, folder } = await makePortalApi(db, 1);
  const submissionId = (await save('p0')).json<{ id: string }>().id;
  const order = { tenant: tenant.slug, accountId: 'a-0', poolId: 'pool', actor: 'staff-9', requestId: 'r', now: time.now };
  const certify: Certify = async (...job) => {
    const copy = await portal.certify(...job);
    await erasePerson(db, portal.files, order, signInRecords);
    return copy;
  };
  const sent = { id: randomUUID(), to: { submissionId }, name: 'x', filePurpose: '', pdf: await smallPdf(), at: new Date(time.now) };
  const sending = sendDocument({ ...portal, certify }, { ...sent, tenant: tenant.slug, actor: 's', requestId: 'r' });
  await expect(sending).rejects.toMatchObject({ statusCode: 404 });
  expect(await heldOf(tenant.slug)).toEqual([[], [], []]);
  expect(existsSync(join(folder, tenant.slug))).toBe(false);
});

test('[SEC-44] form data of an account that was erased meanwhile is answered like one that is not there', async () => {
  let erasing: (() => Promise<void>) | undefined;
  const transaction: Database['transaction'] = async (work) => {
    const erase = erasing;
    erasing = undefined;
    await erase?.();
    return db.transaction(work);
  };
  const { call, portal, tenant, time } = await makePortalApi({ ...db, transaction }, 1);
  const order = { tenant: tenant.slug, accountId: 'a-0', poolId: 'pool', actor: 'staff-9', requestId: 'r', now: time.now };
  erasing = () => erasePerson(db, portal.files, order, signInRecords);
  const answer = await call('p0', 'PUT', '/api/Accounts/registration', { id: 'a-0', dynamicData: { colour: 'red' } });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
  expect(await heldOf(tenant.slug)).toEqual([[], [], []]);
});
