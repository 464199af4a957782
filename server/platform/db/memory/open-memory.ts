import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { clusterCache } from '../embedded/cache-folder.ts';
import { cached, freshCluster } from '../embedded/cluster.ts';
import { embeddedDialect, type DialectSettings } from '../embedded/dialect.ts';
import type { Request, Send } from '../embedded/protocol.ts';
import { createSession } from '../embedded/database-session.ts';
import { hashOfMigrations } from '../hash-of-migrations.ts';
import { openScratch } from '../postgres/open-scratch.ts';
import type { Tables } from '../tables/index.ts';
import { giveBack, takeUnused } from './reuse.ts';

/** Small buffers: those of PostgreSQL's defaults would be filled with zeros at each start. */
const small = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB', '-c', 'wal_buffers=256kB'] };

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiled once in a process and kept: V8 now and then ends a process in which the code of one PGlite is freed while others are made
 * (https://github.com/nodejs/node/issues/64500).
 */
const pgliteModule = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  ));

const inMemory = async () => ({ ...small, pgliteWasmModule: await pgliteModule(), loadDataDir: await migratedCluster() });

const create = async (): Promise<PGlite> => PGlite.create(await inMemory());

const defaults: DialectSettings = { transactionLimit: 30_000, waitLimit: 30_000 };

/**
 * A migrated database in memory, for tests: one per test file, isolated by a fresh tenant_id per test, emptied when it is closed.
 * With PORTICO_TEST_DATABASE_URL it is a database of its own on that PostgreSQL instead, dropped when closed.
 */
export async function openMemoryDatabase(settings: Partial<DialectSettings> = {}): Promise<Database> {
  const postgres = process.env['PORTICO_TEST_DATABASE_URL'];
  if (postgres) return openScratch(postgres);
  return open(await takeUnused(create), { settings });
}

/** As `openMemoryDatabase`, always embedded: `onRoundTrip` receives every statement, begin, commit and rollback. For tests that count them. */
export const openCountedDatabase = async (onRoundTrip: (request: Request) => void): Promise<Database> =>
  open(await takeUnused(create), { onRoundTrip });

interface OpenMemoryOptions {
  readonly settings?: Partial<DialectSettings>;
  readonly onRoundTrip?: (request: Request) => void;
  readonly close?: (pglite: PGlite) => Promise<void>;
}

async function open(pglite: PGlite, { settings, onRoundTrip, close = giveBack }: OpenMemoryOptions = {}): Promise<Database> {
  const session = createSession(pglite, () => 0);
  let isClosed = false;
  const send: Send = async (request) => {
    if (isClosed) throw new Error('The database is closed.');
    onRoundTrip?.(request);
    if (request.kind !== 'close') return session(request);
    isClosed = true;
    return close(pglite);
  };
  const kysely = new Kysely<Tables>({ dialect: embeddedDialect(send, { ...defaults, ...settings }) });
  return createDatabase('pglite', kysely, () => kysely.destroy());
}

/** Without the templates that new databases are copied from: nothing makes one here, and they are two thirds of the files. */
async function migratedCluster(): Promise<Blob> {
  return cached(join(clusterCache, `memory-${hashOfMigrations()}.tar`), async () => {
    const pglite = await PGlite.create({ loadDataDir: await freshCluster(clusterCache) });
    const database = await open(pglite, { close: () => pglite.close() });
    await pglite.exec('update pg_database set datistemplate = false, datallowconn = true');
    for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
    const archive = await pglite.dumpDataDir('none');
    await database.close();
    return archive;
  });
}
