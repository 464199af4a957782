import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { DemoPerson } from './banner.ts';
import { addPeople, provePeople, type Person } from '../identity/index.ts';
import { seedAccounts, type DemoPeople } from '../portal/index.ts';
import { seedDocuments } from './seed-documents.ts';

interface PeopleFile extends DemoPeople {
  readonly staff?: readonly Person[];
  readonly editors?: readonly Person[];
}

/** The demo's people: accounts with their submissions, and who may sign in with them. Answers a few addresses to sign in with. */
export async function seedPeople({
  config,
  db,
  tenants,
  clock,
}: Pick<Context, 'config' | 'db' | 'tenants' | 'clock'>): Promise<readonly DemoPerson[]> {
  const shown: DemoPerson[] = [];
  for (const tenant of tenants.all()) {
    const file = join(config.fixturesDir, '../people', `${tenant.slug}.json`);
    if (!existsSync(file)) continue;
    const people = JSON.parse(await readFile(file, 'utf8')) as PeopleFile;
    await seedAccounts(db, people);
    await seedDocuments(
      { config, db, clock },
      tenant.slug,
      people.claimants.flatMap(({ documents = [] }) => documents),
    );
    const users = [...people.claimants.map(toPerson), ...(people.staff ?? []), ...(people.editors ?? [])];
    await addPeople(db.kysely, tenant.identity.userPoolId, users, clock());
    // Those of a database from before names were proven, too.
    await provePeople(db.kysely, tenant.identity.userPoolId, users);
    if (people.claimants[0]) shown.push({ email: people.claimants[0].email, tenant: tenant.slug });
  }
  return shown;
}

const toPerson = ({ name, family_name, email, phone }: DemoPeople['claimants'][number]): Person => ({
  email,
  givenName: name,
  familyName: family_name,
  ...(phone ? { phone } : {}),
});
