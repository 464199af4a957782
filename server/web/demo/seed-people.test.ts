import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '../../wiring/open-context.ts';
import { databaseOfFile } from '../../platform/db/memory-database.fixture.ts';
import { addPeople } from '../../services/identity/index.ts';
import { createLog } from '../../platform/log/log.ts';
import { seedPeople } from './seed-people.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-people-'));
const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const database = databaseOfFile();
afterAll(() => rmSync(root, { recursive: true }));

test('the people of the demo who were there before names were proven are proven, and no others', async () => {
  const ann = { email: 'Ann@example.org', phone: '+44 7700 900001' };
  const submission = { id: 's', formSlug: 'claim', status: 'Draft', statusCode: '', referenceNumber: 'R', page: 0, answers: {}, ...dates };
  const claimant = {
    id: 'a',
    identifier: 'A-1',
    name: 'Ann',
    family_name: 'Lee',
    ...ann,
    active: true,
    status: 1,
    statusCode: '',
    createdAt: dates.createdAt,
  };
  const people = { tenant: 'acme', projectId: 'p', claimants: [{ ...claimant, submissions: [submission] }] };
  mkdirSync(join(root, 'people'));
  writeFileSync(join(root, 'people/acme.json'), JSON.stringify(people));
  const unproven = { ...ann, proven: false };
  await addPeople(database().kysely, 'pool', [unproven, { email: 'ben@example.org', proven: false }], 0);
  await seedPeople({
    config: { fixturesDir: join(root, 'tenants'), dataDir: root } as Context['config'],
    db: database(),
    tenants: { all: () => [{ slug: 'acme', identity: { userPoolId: 'pool' } }] } as unknown as Context['tenants'],
    clock: () => 0,
    log: createLog('silent'),
  });
  const stored = await database()
    .kysely.selectFrom('identity_user')
    .select(['email', 'email_verified', 'phone_verified'])
    .orderBy('email')
    .execute();
  expect(stored).toEqual([
    { email: 'ann@example.org', email_verified: true, phone_verified: true },
    { email: 'ben@example.org', email_verified: false, phone_verified: false },
  ]);
});
