import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/db/index.ts';
import { createChance, full, seed } from '../support/seed.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const root = mkdtempSync(join(tmpdir(), 'portico-kill-'));
const folder = join(root, 'killed');
const loop = fileURLToPath(new URL('./import-loop.ts', import.meta.url));
const pages = 25;
const rounds = full ? 50 : 2;
const chance = createChance();

afterAll(() => rmSync(root, { recursive: true }));

function writeGeneration(generation: number): void {
  mkdirSync(join(folder, 'public-page'), { recursive: true });
  for (let page = 0; page < pages; page++) {
    writeFileSync(
      join(folder, `public-page/page-${page}.json`),
      JSON.stringify({ slug: `page-${page}`, title: `generation ${generation}`, component: [] }),
    );
  }
}

test(`${rounds} times an import is killed at any moment: the old pages or the new ones, and nothing acknowledged is lost (seed ${seed})`, async () => {
  let written = 0;
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    const child = spawn(process.execPath, [loop, root, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const moment = round === 0 ? 3 : 1 + Math.floor(chance() * 8);
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('ack')) acknowledged = written;
      writeGeneration(++written);
      child.stdin.write('go\n');
      if (line.startsWith('ack') && written % moment === 0) setTimeout(() => child.kill('SIGKILL'), chance() * 40);
    }
    await ended;

    const db = await openDatabase({ dataDir: root, log });
    const rows = await db.kysely.selectFrom('content_item').select('data').where('tenant_id', '=', 'killed').execute();
    const [generation, ...others] = new Set(rows.map(({ data }) => Number(String(data['title']?.['iv']).replace('generation ', ''))));
    await db.close();
    expect([rows.length, others]).toEqual([pages, []]);
    expect(generation).toBeGreaterThanOrEqual(acknowledged);
  }
  expect(acknowledged).toBeGreaterThan(0);
}, 600_000);
