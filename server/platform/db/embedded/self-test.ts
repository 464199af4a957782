import type { PGlite } from '@electric-sql/pglite';
import type { DurableFiles } from './durable-files.ts';

/** Settings alone prove nothing: one commit must reach the disk's fsync, or the database does not start. */
export async function proveDurable(pglite: PGlite, files: DurableFiles): Promise<void> {
  const {
    rows: [setting],
  } = await pglite.query<{ fsync: string }>('show fsync');
  if (setting?.fsync !== 'on') throw new Error('The embedded database runs without fsync: refusing to start.');
  await pglite.exec('create table if not exists durability_probe (id int primary key, at bigint not null)');
  const before = files.fsyncs;
  await pglite.query('insert into durability_probe values (1, $1) on conflict (id) do update set at = excluded.at', [Date.now()]);
  if (files.fsyncs === before) throw new Error('A commit of the embedded database did not reach fsync: refusing to start.');
}
