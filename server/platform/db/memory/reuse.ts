import type { PGlite } from '@electric-sql/pglite';

/** Those that tests of this process have closed. To open one takes a second, to empty it a tenth of that. */
const unused: PGlite[] = [];
const maxUnused = 2;

/** What one had before its first test. */
let made: string | undefined;

/** An empty database that a test has closed, or a new one. */
export async function takeOr(create: () => Promise<PGlite>): Promise<PGlite> {
  const known = unused.pop();
  if (known) return known;
  const pglite = await create();
  made ??= await schemaOf(pglite);
  return pglite;
}

/** Empties it for the next test; one whose tables were changed is closed. */
export async function giveBack(pglite: PGlite): Promise<void> {
  if (unused.length >= maxUnused || (await schemaOf(pglite)) !== made) return pglite.close();
  await pglite.exec(`${truncateAll}; deallocate all; reset all`);
  // Nothing else does, and the log would grow.
  await pglite.exec('checkpoint');
  unused.push(pglite);
}

/** Other rows of the migrations stay. */
const truncateAll = `do $$ begin execute (
  select 'truncate ' || string_agg(quote_ident(relname), ', ') || ' restart identity' from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('kysely_migration', 'kysely_migration_lock', 'configuration_lock')
); end $$`;

/** Differs where a table, column, index, constraint or trigger was added or taken away. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const tables = ['pg_class', 'pg_attribute where not attisdropped', 'pg_constraint', 'pg_trigger', 'pg_proc'];
  const { rows } = await pglite.query(`select ${tables.map((table) => `(select count(*) from ${table})`).join(', ')}`, [], {
    rowMode: 'array',
  });
  return JSON.stringify(rows);
}
