import type { PGlite } from '@electric-sql/pglite';

/** Databases that tests of this process have closed, emptied. To open one takes a second of a processor, to empty it a sixth of that. */
const unused: PGlite[] = [];
/** What most files open at once; more would be memory that is held for nothing. */
const maxUnused = 2;

interface AsMigrated {
  readonly schema: string;
  /** Tables that migrations wrote rows into. */
  readonly filled: readonly string[];
}

let asMigrated: AsMigrated | undefined;

/** An empty database that a test has closed, or a new one. */
export async function takeUnused(create: () => Promise<PGlite>): Promise<PGlite> {
  const known = unused.pop();
  if (known) return known;
  const pglite = await create();
  asMigrated ??= { schema: await schemaOf(pglite), filled: await filledTables(pglite) };
  return pglite;
}

/** Empties it for the next test; one whose schema a test changed, or that cannot be emptied, is closed. */
export async function giveBack(pglite: PGlite): Promise<void> {
  const isEmpty = unused.length < maxUnused && (await emptied(pglite).catch(() => false));
  // Another one may have been given back meanwhile.
  if (!isEmpty || unused.length >= maxUnused) return pglite.close();
  unused.push(pglite);
}

async function emptied(pglite: PGlite): Promise<boolean> {
  if (!asMigrated || (await schemaOf(pglite)) !== asMigrated.schema) return false;
  const { filled } = asMigrated;
  const names = (await tablesOf(pglite)).filter((name) => !filled.includes(name));
  await pglite.exec(`truncate ${names.map((name) => `"${name}"`).join(', ')} restart identity; deallocate all; reset all`);
  // PGlite has no checkpointer: the log would grow.
  await pglite.exec('checkpoint');
  return true;
}

async function tablesOf(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  return rows.map(({ name }) => name);
}

async function filledTables(pglite: PGlite): Promise<string[]> {
  const each = (await tablesOf(pglite)).map((name) => `select '${name}' as name where exists (select from "${name}")`);
  const { rows } = await pglite.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name);
}

/** Differs where anything of the schema does, or where the planner has statistics. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ hash: string }>(`select md5(string_agg(part, '|' order by part)) as hash from (
    select concat(attrelid::regclass, attname, atttypid, attnotnull) as part from pg_attribute
      where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_expr(adbin, adrelid) from pg_attrdef
    union all select concat(tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat('statistics of ', tablename) from pg_stats where schemaname = 'public'
  ) as parts`);
  return rows[0]?.hash ?? '';
}
