import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/platform/db/index.ts';
import { makeVolume, whyNoVolumes, type Volume } from './volume.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const why = whyNoVolumes('tmpfs');
if (why) console.warn(`Disk-full and read-only tests did NOT run: ${why}.`);

const volumeOf = (megabytes: number): Volume => {
  const volume = makeVolume('tmpfs', megabytes);
  onTestFinished(() => volume.remove());
  return volume;
};
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: Error) => error.message,
  );

describe.runIf(!why)('a disk that does not do its part', () => {
  test('too small for a first start: the message states how much is needed', async () => {
    const { path } = volumeOf(100);
    expect(await messageOf(openDatabase({ dataDir: join(path, 'data'), log }))).toMatch(/has \d+ MB free; a new database needs 150 MB/);
  });

  test('read-only: the message states it, and writable again it starts with everything', async () => {
    const volume = volumeOf(300);
    const dataDir = join(volume.path, 'data');
    const db = await openDatabase({ dataDir, log });
    await db.kysely.insertInto('tenant').values({ tenant_id: 'kept', revision: 1 }).execute();
    await db.close();
    volume.remount('ro');
    expect(await messageOf(openDatabase({ dataDir, log }))).toContain(`${dataDir} cannot be written`);
    expect(await messageOf(openDatabase({ dataDir: join(volume.path, 'new'), log }))).toContain('cannot be written');
    volume.remount('rw');
    const again = await openDatabase({ dataDir, log });
    expect(await again.kysely.selectFrom('tenant').select('tenant_id').execute()).toEqual([{ tenant_id: 'kept' }]);
    await again.close();
  });

  test('full: writes are refused, reads go on, nothing acknowledged is lost, and writes work again when there is space', async () => {
    const volume = volumeOf(220);
    const dataDir = join(volume.path, 'data');
    const db = await openDatabase({ dataDir, log });
    const acknowledged: string[] = [];
    const write = async (id: string) => {
      await db.kysely
        .insertInto('idempotency')
        .values({
          tenant_id: 'acme',
          subject: id,
          route: 'r',
          key: 'k',
          request_hash: 'x'.repeat(50_000),
          answer: '1',
          created_at: new Date(),
        })
        .execute();
      acknowledged.push(id);
    };
    const stored = async () => (await db.kysely.selectFrom('idempotency').select('subject').execute()).map(({ subject }) => subject);
    await write('first');
    mkdirSync(join(volume.path, 'other'));
    const other = join(volume.path, 'other/fills-the-disk');
    for (let part = 0; ; part++) {
      try {
        writeFileSync(`${other}-${part}`, Buffer.alloc(256 * 1024, part + 1));
      } catch {
        break;
      }
    }
    const refusals: string[] = [];
    for (let n = 0; refusals.length < 5 && n < 5000; n++) await write(`full-${n}`).catch((error: Error) => refusals.push(error.message));
    expect(refusals).toHaveLength(5);
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
    await expect(db.ready()).rejects.toThrow();
    rmSync(join(volume.path, 'other'), { recursive: true });
    await write('after');
    await db.ready();
    await db.close();
    const again = await openDatabase({ dataDir, log });
    const kept = (await again.kysely.selectFrom('idempotency').select('subject').execute()).map(({ subject }) => subject);
    await again.close();
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    console.info(`${acknowledged.length} writes acknowledged; refusals: ${[...new Set(refusals)].join(' | ')}`);
  }, 120_000);
});
