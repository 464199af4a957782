import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrations } from '../../server/platform/db/migrations/index.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const loop = fileURLToPath(new URL('./write-loop.ts', import.meta.url));
/** A killed process loses nothing of what it wrote, fsync or not: memory will do, and is faster. */
const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const rounds = process.env['PORTICO_FULL'] ? 12 : 3;

test('a first start killed at any moment, migrations included, is finished by the next one', async () => {
  const alive: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const dataDir = mkdtempSync(join(folder, 'portico-killed-start-'));
    const since = Date.now();
    const lives = 300 + (round / rounds) * 3_000;
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', loop, dataDir, '1'], { stdio: 'ignore' });
    setTimeout(() => child.kill('SIGKILL'), lives);
    await once(child, 'exit');
    alive.push(Date.now() - since);
    const db = await openDatabase({ dataDir, log });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db.kysely);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
    await db.ready();
    await db.close();
    rmSync(dataDir, { recursive: true });
  }
  expect(new Set(alive).size).toBeGreaterThan(1);
}, 240_000);
