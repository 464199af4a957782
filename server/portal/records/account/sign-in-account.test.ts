import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../platform/db/index.ts';
import { seedAccounts } from './seed-accounts.ts';
import { signInAccount } from './sign-in-account.ts';

test('[LOGIN-05] an account is found by its address and by its number, however they are written', async () => {
  const db = await openMemoryDatabase();
  const tenant = `t${randomUUID().slice(0, 8)}`;
  const at = '2026-01-05T09:00:00.000Z';
  const person = {
    id: randomUUID(),
    identifier: 'R-1',
    name: 'Ann',
    family_name: 'Lee',
    email: 'Ann@Example.org',
    phone: '+44 7700 900123',
  };
  const standing = { active: false, status: 1, statusCode: 'WFS_Registered', createdAt: at, submissions: [] };
  await seedAccounts(db, { tenant, projectId: 'p', claimants: [{ ...person, ...standing }] });
  const statusOf = async (name: string) => (await signInAccount(db.kysely, tenant, name)).status;
  for (const name of ['ann@example.org', ' ANN@example.org ', '+447700900123', '+44 (7700) 900-123'])
    expect(await statusOf(name)).toBe('Inactive');
  expect(await statusOf('+447700900124')).toBe('Unknown');
  await db.close();
});
