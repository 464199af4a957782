import { sql, PostgresAdapter, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { isConflict, retryConflicts } from './retry-conflicts.ts';
import type { Tables } from './tables/index.ts';

/** Locks by a row: session advisory locks do not exist on every PostgreSQL kin, nor behind a transaction pooler. */
export class PortableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select id from kysely_migration_lock where id = 'migration_lock' for update`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** Two first starts at once both create the migrator's own tables: one loses with one of these (or what follows from it), and tries again. */
const lostTheRace = new Set(['23505', '42P07', '42710', '25P02']);

/** Brings the database to the newest schema in one transaction: all of it or nothing, also under kill. */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  await retryConflicts(
    () =>
      kysely.transaction().execute(async (transaction) => {
        const migrator = new Migrator({
          db: transaction,
          provider: { getMigrations: async () => migrations },
          allowUnorderedMigrations: true,
        });
        const { error } = await migrator.migrateToLatest();
        if (error) throw error;
      }),
    (error) => isConflict(error) || lostTheRace.has((error as { code?: string }).code ?? ''),
  );
}
