/**
 * A process to be killed: it takes one upload into the folder of its argument, prints `ack <id>` once that is acknowledged, and `scanning` once
 * its scanner has begun, which never ends.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openDatabase } from '../../server/platform/db/index.ts';
import { createDiskStore, startProcessing } from '../../server/services/files/index.ts';
import { receiveFile } from '../../server/services/files/receive-file.ts';

const [, , dataDir = ''] = process.argv;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const db = await openDatabase({ dataDir, log });
const store = createDiskStore(join(dataDir, 'files'));
const shared = { db, store, clock: Date.now, record: () => Promise.resolve() };
const scan = (): Promise<never> => {
  console.log('scanning');
  return new Promise(() => {});
};
const bytes = Buffer.from('%PDF-1.7 a file to be scanned');
const file = await db.kysely
  .insertInto('stored_file')
  .values({
    tenant_id: 'acme',
    id: randomUUID(),
    account_id: 'a',
    submission_id: null,
    question_name: 'q',
    file_purpose: '',
    file_name: 'claim.pdf',
    content_type: 'application/pdf',
    size: bytes.length,
    state: 'waiting',
    sha256: null,
    created_at: new Date(),
  })
  .returningAll()
  .executeTakeFirstOrThrow();
await receiveFile({ ...shared, storageBytes: 1_000_000 }, file, Readable.from([bytes]), 'request');
console.log(`ack ${file.id}`);
startProcessing({ ...shared, scan, log });
