import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/db/index.ts';
import { makeVolume, whyNoVolumes } from './volume.ts';
import { writeUntil } from './write-loop-process.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const rounds = process.env['PORTICO_FULL'] ? 3 : 1;
const why = whyNoVolumes('ext4');
if (why) console.warn(`Power-cut tests did NOT run: ${why}.`);

describe.runIf(!why)('the power goes at a random moment', () => {
  const volume = makeVolume('ext4', 700);
  afterAll(() => volume.remove());

  test.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    '[SEC-42] round %i: every acknowledged row and file is there afterwards',
    async (round) => {
      const dataDir = join(volume.path, 'data');
      const unsynced = join(volume.path, `unsynced-${round}`);
      const acknowledged = await writeUntil(dataDir, (kill) =>
        setTimeout(
          () => {
            writeFileSync(unsynced, 'x'.repeat(100_000));
            volume.cutPower();
            kill();
          },
          500 + Math.random() * 2500,
        ),
      );
      volume.comeBack();
      expect(existsSync(unsynced) && statSync(unsynced).size > 0, 'the cut lost nothing at all: this is no power cut').toBe(false);

      const db = await openDatabase({ dataDir, log });
      const files = await db.kysely.selectFrom('stored_file').select(['id', 'file_name', 'sha256']).execute();
      const rows = new Set((await db.kysely.selectFrom('tenant').select('tenant_id').execute()).map(({ tenant_id }) => tenant_id));
      await db.close();
      console.info(`${acknowledged.length} writes were acknowledged before cut ${round}`);
      const known = new Set(files.map(({ id }) => id));
      expect(acknowledged.filter((id) => !rows.has(`row-${id}`) || !known.has(id))).toEqual([]);
      expect(files.filter(({ file_name, sha256 }) => hashOfFile(join(dataDir, 'files', file_name)) !== sha256)).toEqual([]);
    },
    120_000,
  );
});

const hashOfFile = (path: string): string => (existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'gone');
