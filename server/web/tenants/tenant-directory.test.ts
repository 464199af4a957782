import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { raiseRevision } from '../../services/content/tenants/raise-revision.ts';
import { createTenantDirectory } from './tenant-directory.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const configured = (slug: string, changes: Partial<Tenant> = {}): Partial<Tenant> => ({
  slug,
  name: slug,
  hosts: [`${slug}.example`],
  languages: [{ iso2Code: 'en', englishName: 'English', ownName: 'English' }],
  identity: { userPoolId: `portico_${slug}`, clientId: slug, methods: ['Email'] },
  help: {},
  ...changes,
});

/** As a database may hold it that an older version wrote: it was never compared with the others. */
async function store(tenant: Partial<Tenant>): Promise<void> {
  const slug = String(tenant.slug);
  const data = JSON.stringify(Object.fromEntries(Object.entries(tenant).map(([field, iv]) => [field, { iv }])));
  const at = new Date();
  await db.kysely
    .insertInto('content_item')
    .values({
      tenant_id: slug,
      id: 'tenant',
      schema_name: 'tenant',
      status: 'Published',
      data,
      new_status: null,
      new_data: null,
      version: 1,
      created: at,
      created_by: 'x',
      last_modified: at,
      last_modified_by: 'x',
      is_deleted: false,
      schedule: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet({ data }))
    .execute();
  await raiseRevision(db.kysely, slug);
}

test('of tenants that share what has to be different in each, the one that is served stays, the other comes when it is changed', async () => {
  const notified: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (_fields: object, message: string) => void notified.push(message) };
  await store(configured('acme'));
  await store(configured('brook', { hosts: ['www.acme.example'] }));
  const directory = await createTenantDirectory(db, { log, interval: 0 });
  const changed: string[] = [];
  directory.onChange((slug, revision) => void changed.push(`${slug} ${revision}`));
  const served = async () => {
    changed.length = 0;
    await directory.refresh();
    return directory.all().map(({ slug, hosts }) => `${slug} ${hosts.join()}`);
  };
  expect(await served()).toEqual(['acme acme.example']);
  expect(directory.clashes()).toEqual([
    'Tenant "brook", tenant.json at /hosts/0: The host "acme.example" is already that of the tenant "acme": each tenant needs one of its own.',
  ]);
  expect(notified).toHaveLength(1);

  await store(configured('brook'));
  expect(await served()).toEqual(['acme acme.example', 'brook brook.example']);
  expect(directory.clashes()).toEqual([]);

  await store(
    configured('acme', { hosts: ['new.acme.example'], identity: { userPoolId: 'portico_brook', clientId: 'acme', methods: ['Email'] } }),
  );
  expect(await served()).toEqual(['acme acme.example', 'brook brook.example']);
  expect(directory.bySlug('acme')?.identity.userPoolId).toBe('portico_acme');
  expect(directory.clashes()[0]).toContain('Tenant "acme", tenant.json at /identity/userPoolId');

  await store(configured('brook', { identity: { userPoolId: 'portico_other', clientId: 'brook', methods: ['Email'] } }));
  expect(await served()).toEqual(['acme new.acme.example', 'brook brook.example']);
  // What was drawn for the revision before is outdated, and every process is notified.
  expect(changed).toEqual(['brook 3', 'acme 3']);
  expect(directory.revision('acme')).toBe(3);
  await served();
  expect(changed).toEqual([]);
  directory.close();
});
