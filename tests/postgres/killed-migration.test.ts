import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';
import { migrations } from '../../server/platform/db/migrations/index.ts';

const databaseUrl = process.env['PORTICO_TEST_DATABASE_URL'];
const log = { info: () => {}, warn: () => {}, error: () => {} };
const rounds = process.env['PORTICO_FULL'] ? 20 : 3;
const opener = `
  const { openPostgres } = await import(${JSON.stringify(new URL('../../server/platform/db/postgres/open-postgres.ts', import.meta.url).href)});
  const log = { info() {}, warn() {}, error() {} };
  console.log('begun');
  await openPostgres(process.argv[1], log);`;

describe.runIf(databaseUrl)('migrations on PostgreSQL', () => {
  test('killed at any moment they are all done or not begun, and the next start finishes them', async () => {
    for (let round = 0; round < rounds; round++) {
      const scratch = await createScratch(databaseUrl ?? '');
      onTestFinished(() => scratch.drop());
      const child = spawn(process.execPath, ['--input-type=module', '-e', opener, scratch.url], { stdio: ['ignore', 'pipe', 'ignore'] });
      const ended = once(child, 'exit');
      await Promise.race([once(child.stdout, 'data'), ended]);
      setTimeout(() => child.kill('SIGKILL'), (round / rounds) * 250);
      await ended;
      const client = new pg.Client({ connectionString: scratch.url });
      await client.connect();
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from information_schema.tables where table_schema = 'public' and table_name in ('write_probe', 'identity_user', 'account')`,
      );
      await client.end();
      expect([0, 3]).toContain(rows[0]?.n);
      const database = await openPostgres(scratch.url, log);
      await database.ready();
      await database.close();
    }
  });

  test('eight first starts at once: all succeed, every migration is there once', async () => {
    const scratch = await createScratch(databaseUrl ?? '');
    onTestFinished(() => scratch.drop());
    const opened = await Promise.all(Array.from({ length: 8 }, () => openPostgres(scratch.url, log)));
    const client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
    await client.end();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
    await Promise.all(opened.map((database) => database.close()));
  });
});
