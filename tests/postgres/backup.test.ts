import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../server/platform/backup/index.ts';
import { storeAwkwardThings } from '../../server/platform/backup/stored.fixture.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';

const databaseUrl = process.env['PORTICO_TEST_DATABASE_URL'];
const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.runIf(databaseUrl)('from the embedded database to PostgreSQL and back', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-move-'));
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  beforeAll(async () => {
    scratch = await createScratch(databaseUrl ?? '');
  });
  afterAll(async () => {
    await scratch.drop();
    rmSync(root, { recursive: true });
  });

  test('every row and file of every stage has the same hash', async () => {
    const stages = [
      { PORTICO_DATA: join(root, 'embedded') },
      { PORTICO_DATA: join(root, 'postgres'), DATABASE_URL: scratch.url },
      { PORTICO_DATA: join(root, 'embedded-again') },
    ] as const;
    const dataDir = stages[0].PORTICO_DATA;
    const db = await openDatabase({ dataDir, log });
    await storeAwkwardThings(db, dataDir);
    await db.close();
    const first = await writeBackup(stages[0], join(root, 'first'));
    expect(await restoreBackup(stages[1], join(root, 'first'))).toEqual(first);
    const second = await writeBackup(stages[1], join(root, 'second'));
    expect(second).toEqual(first);
    expect(await restoreBackup(stages[2], join(root, 'second'))).toEqual(first);
  }, 120_000);
});
