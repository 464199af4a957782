import { sql } from 'kysely';
import type { Handle } from '../db/index.ts';

/** Made by the migrator, the lock of configurations and the probes of health and durability: nothing that was stored by anyone. */
const machinery = ['kysely_migration', 'kysely_migration_lock', 'configuration_lock', 'write_probe', 'durability_probe'];
const page = 200;

/** One way of writing times, whatever the database is set to. Call it in the transaction. */
export const inOneTimeZone = (trx: Handle): Promise<unknown> => sql`set local timezone to 'UTC'`.execute(trx);

export async function tablesOf(trx: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(trx);
  return rows.map(({ name }) => name).filter((name) => !machinery.includes(name));
}

export async function migrationsOf(trx: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Every row as PostgreSQL itself writes it, so that nothing is lost in between. Only inside a transaction. */
export async function* rowsOf(trx: Handle, table: string): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(stored)::text as row from ${sql.table(table)} as stored`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(page)} from backup_rows`.execute(trx);
    for (const { row } of rows) yield row;
    if (rows.length < page) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Columns that hold what was stored; the database itself makes the generated ones again. */
async function storedColumns(trx: Handle, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(trx);
  return rows.map(({ name }) => name);
}

export async function insertRows(trx: Handle, table: string, rows: readonly string[]): Promise<void> {
  const target = sql.table(table);
  const columns = sql.join((await storedColumns(trx, table)).map((column) => sql.ref(column)));
  await sql`insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  );
}

export async function countRows(trx: Handle, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(trx);
  return rows[0]?.n ?? 0;
}

export const deleteRows = (trx: Handle, table: string): Promise<unknown> => sql`delete from ${sql.table(table)}`.execute(trx);
