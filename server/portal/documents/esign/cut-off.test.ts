import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { erasePerson } from '../../jobs/personal-data/erase-person.ts';
import { findRequest, type OpenRequest } from './requests/signing-requests.ts';
import { plainSpeech } from './certificate/certificate-words.ts';
import { signDocument } from './sign-document.ts';
import { makeSigning } from './signing.fixture.ts';
import { signInRecords } from '../../../web/sign-in/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[SEC-44] what a process leaves that ends between the signed copy and the signature is found by erasure, and a repeat signs', async () => {
  const { linkOf, signs, press, rowOf, copies, portal, tenant, time, theirs, folder } = await makeSigning(db);
  const lying = () => readdirSync(join(folder, tenant.slug)).filter((name) => !name.startsWith(theirs.id));
  const path = await linkOf();
  const open = (await findRequest(db.kysely, tenant.slug, path.split('/').at(-1) ?? '', new Date(time.now))) as OpenRequest;
  const ending: Database = { ...db, kysely: db.kysely, transaction: () => Promise.reject(new Error('ended')) };
  await expect(signDocument({ ...portal, db: ending }, open, { name: 'Ann', requestId: 'r', speech: plainSpeech })).rejects.toThrow(
    'ended',
  );
  expect([(await rowOf()).status, await copies(), lying().length]).toEqual(['Sent', [], 2]);

  time.now += 1000;
  expect((await press(path, signs)).headers.location).toContain('status=Signed');
  expect([(await rowOf()).status, (await copies()).length, lying().length]).toEqual(['Signed', 1, 3]);
  const order = { tenant: tenant.slug, accountId: 'a-0', poolId: 'pool', actor: 'staff-9', requestId: 'r', now: time.now };
  await erasePerson(db, portal.files, order, signInRecords);
  expect(lying()).toEqual([]);
});
