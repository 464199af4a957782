import type { Tenant } from '#schemas/tenant';
import type { DemoPerson } from './banner.ts';
import { addPeople, provePeople, type Person } from '../../services/identity/index.ts';
import { seedAccounts, type DemoPeople } from '../../portal/records/index.ts';
import { hasPeople, readPeople } from './people-file.ts';
import { seedDocuments } from './seed-documents.ts';
import type { Seeding } from './seeding.ts';
import { readSeeded, writeSeeded } from './seeded-people.ts';

/** The demo's people: accounts with their submissions, and who may sign in with them. Answers a few addresses to sign in with. */
export async function seedPeople(seeding: Seeding): Promise<readonly DemoPerson[]> {
  const shown: DemoPerson[] = [];
  for (const tenant of seeding.tenants.all()) {
    const first = await seedPeopleOf(tenant, seeding);
    if (first) shown.push({ email: first, tenant: tenant.slug });
  }
  return shown;
}

/**
 * Adds the people of one tenant, and updates from their file those who changed nothing in the portal. A file that is wrong is logged
 * and changes nothing. Answers the address of the first.
 */
export async function seedPeopleOf(tenant: Tenant, { config, db, clock, log }: Seeding): Promise<string | undefined> {
  const people = await readPeople({ fixturesDir: config.fixturesDir, log, now: clock() }, tenant.slug);
  const before = await readSeeded(config.dataDir);
  if (!people) {
    if (before[tenant.slug] && !hasPeople(config.fixturesDir, tenant.slug))
      log.warn({ tenant: tenant.slug }, `people/${tenant.slug}.json was deleted. Its people stay until the data folder is deleted.`);
    return undefined;
  }
  try {
    const { hashes, kept, changed, left } = await seedAccounts(db, people, new Map(Object.entries(before[tenant.slug] ?? {})));
    writeSeeded(config.dataDir, { ...before, [tenant.slug]: Object.fromEntries(hashes) });
    if (changed > 0) log.info({ tenant: tenant.slug, changed }, 'people were updated from their file');
    if (kept.length > 0) log.info({ tenant: tenant.slug, kept }, 'people who changed something in the portal stay as they are');
    if (left.length > 0)
      log.warn({ tenant: tenant.slug, left }, 'people who are not in their file any more stay until the data folder is deleted');
    const documents = people.claimants.flatMap((claimant) => claimant.documents ?? []);
    await seedDocuments({ config, db, clock }, tenant.slug, documents);
    const users = [...people.claimants.map(toPerson), ...(people.staff ?? []), ...(people.editors ?? [])];
    await addPeople(db.kysely, tenant.identity.userPoolId, users, clock());
    // Those of a database from before names were proven, too.
    await provePeople(db.kysely, tenant.identity.userPoolId, users);
  } catch (error) {
    log.error({ tenant: tenant.slug, err: error }, `people/${tenant.slug}.json was not taken`);
  }
  return people.claimants[0]?.email;
}

const toPerson = ({ name, family_name, email, phone }: DemoPeople['claimants'][number]): Person => ({
  email,
  givenName: name,
  familyName: family_name,
  ...(phone ? { phone } : {}),
});
