import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/db/index.ts';
import { createDiskStore, processDue } from '../../server/services/files/index.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const dataDir = mkdtempSync(join(tmpdir(), 'portico-killed-processing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the process until it scans, and kills it then. Answers the file whose upload it acknowledged. */
async function killedWhileScanning(): Promise<string> {
  const program = fileURLToPath(new URL('./receive-and-hang.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let id = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ack ')) id = line.slice(4);
    if (line === 'scanning') child.kill('SIGKILL');
  }
  await ended;
  return id;
}

test('killed while a file is scanned: the file is not let through, and after a restart it is scanned again and can be downloaded', async () => {
  const id = await killedWhileScanning();
  const db = await openDatabase({ dataDir, log });
  const store = createDiskStore(join(dataDir, 'files'));
  const row = () =>
    db.kysely.selectFrom('stored_file').select(['state', 'attempts', 'kind']).where('id', '=', id).executeTakeFirstOrThrow();
  const scanned: string[] = [];
  const scan = async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) scanned.push(String(chunk));
    return { clean: true as const };
  };
  const turn = (clock: () => number) => processDue({ db, store, clock, scan, record: () => Promise.resolve(), log });
  try {
    expect(await row()).toEqual({ state: 'received', attempts: 1, kind: 'application/pdf' });
    expect(await turn(Date.now)).toBe('nothing-due');
    expect(await turn(() => Date.now() + 151_000)).toBe('settled');
    expect(await row()).toMatchObject({ state: 'checked', attempts: 2 });
    expect(scanned).toEqual(['%PDF-1.7 a file to be scanned']);
  } finally {
    await db.close();
  }
}, 120_000);
