import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';
import { openDatabase, type Database } from '../../server/platform/db/index.ts';
import { createDiskStore, processDue } from '../../server/services/files/index.ts';

const databaseUrl = process.env['PORTICO_TEST_DATABASE_URL'];
const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.runIf(databaseUrl)('several servers process the files of one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-processing-'));
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  let servers: Database[] = [];

  beforeAll(async () => {
    scratch = await createScratch(databaseUrl ?? '');
    const open = () => openDatabase({ dataDir: folder, databaseUrl: scratch.url, log });
    servers = [await open(), await open(), await open()];
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await scratch.drop();
    rmSync(folder, { recursive: true });
  });

  test('each of forty files is taken by one server, once, while they all look at the same time', async () => {
    const store = createDiskStore(folder);
    const [one] = servers;
    const texts = Array.from({ length: 40 }, (_, index) => `file ${index}`);
    for (const text of texts) {
      const id = randomUUID();
      const sha256 = createHash('sha256').update(text).digest('hex');
      await store.write(`acme/${id}`, chunks(text), 1000);
      const row = { tenant_id: 'acme', id, account_id: 'a', submission_id: null, question_name: '', file_purpose: '', file_name: 'a.txt' };
      const held = { content_type: '', size: text.length, state: 'received' as const, kind: 'text/plain', sha256 };
      await one?.kysely
        .insertInto('stored_file')
        .values({ ...row, ...held, created_at: new Date(), next_try_at: new Date() })
        .execute();
    }
    const scanned: string[] = [];
    const scan = async (bytes: AsyncIterable<Buffer>) => {
      let text = '';
      for await (const chunk of bytes) text += String(chunk);
      scanned.push(text);
      return { clean: true as const };
    };
    const turns = servers
      .flatMap((db) => [db, db])
      .map(async (db) => {
        const parts = { db, store, clock: Date.now, scan, record: () => Promise.resolve(), log };
        let turn: string;
        do turn = await processDue(parts);
        while (turn === 'settled');
        return turn;
      });
    expect(new Set(await Promise.all(turns))).toEqual(new Set(['nothing-due']));
    expect(scanned.sort()).toEqual(texts.sort());
    const states = await one?.kysely.selectFrom('stored_file').select(['state', 'attempts']).execute();
    expect(states).toEqual(texts.map(() => ({ state: 'checked', attempts: 1 })));
  });
});

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
