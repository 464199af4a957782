import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importTenants, openAssetFiles, watchTenants, TenantClashes } from '../../services/content/index.ts';
import type { DemoPerson } from './banner.ts';
import { removeDeparted } from './departed-tenants.ts';
import type { FileIssues } from './file-issues.ts';
import type { Seeding } from './seeding.ts';
import { seedPeople, seedPeopleOf } from './seed-people.ts';
import { watchPeople } from './watch-people.ts';

interface DemoSeeding extends Seeding {
  readonly fileIssues: FileIssues;
  /** Adds something to end with the server. */
  readonly onClose: (end: () => unknown) => void;
}

/** Demo mode: imports the sample tenants without overwriting edits, and again whenever a file of theirs, or of their people, is saved. Answers who may sign in. */
export async function seedDemo({ config, db, log, clock, tenants, fileIssues, onClose }: DemoSeeding): Promise<readonly DemoPerson[]> {
  const { fixturesDir, dataDir } = config;
  if (!existsSync(fixturesDir)) {
    log.warn({ folder: fixturesDir }, 'there are no sample tenants in this folder; set PORTICO_FIXTURES');
    return [];
  }
  const files = openAssetFiles(dataDir);
  await removeDeparted(db, { fixturesDir, dataDir }, { files, log, clock });
  const imported = await importTenants(db, fixturesDir, { mode: 'seed', files, log, clock });
  const clashes = imported.flatMap(({ issues }) => issues).filter(({ code }) => code === 'tenant-clash');
  if (clashes.length > 0)
    throw new TenantClashes(
      clashes.map(({ tenant, file, pointer, message }) => `${join(fixturesDir, tenant, file)} at ${pointer}: ${message}`),
    );
  for (const report of imported) fileIssues.learn(report);
  await tenants.refresh();
  const seeding = { config, db, tenants, clock, log };
  const people = await seedPeople(seeding);
  onClose(
    watchPeople(fixturesDir, async (slug) => {
      const tenant = tenants.bySlug(slug);
      if (tenant) await seedPeopleOf(tenant, seeding);
    }),
  );
  onClose(
    watchTenants(db, fixturesDir, {
      files,
      log,
      clock,
      onImport: (report) => {
        fileIssues.learn(report);
        void tenants.refresh().catch((error: unknown) => log.warn({ err: error }, 'the change shows in a moment'));
      },
    }),
  );
  return people;
}
