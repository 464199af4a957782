/**
 * A process to be cut off: opens the folder of its argument, and then, once per turn, commits a row and stores a file, printing
 * `ack <n>` only after both were acknowledged. With a second argument it stops after so many turns and closes.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../../server/platform/db/index.ts';
import { createDiskStore } from '../../server/services/files/index.ts';

const [, , dataDir = '', turns = 'Infinity'] = process.argv;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const db = await openDatabase({ dataDir, log });
const store = createDiskStore(join(dataDir, 'files'));

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

for (let turn = 1; turn <= Number(turns); turn++) {
  const id = randomUUID();
  const { key, sha256 } = await store.write(`acme/${id}`, bytes(`content of ${id} `.repeat(500)), 1_000_000);
  await db.transaction(async (trx) => {
    await trx
      .insertInto('tenant')
      .values({ tenant_id: `row-${id}`, revision: 1 })
      .execute();
    await trx
      .insertInto('stored_file')
      .values({
        tenant_id: 'acme',
        id,
        account_id: 'a',
        submission_id: null,
        question_name: 'q',
        file_purpose: 'p',
        file_name: key,
        content_type: 'text/plain',
        size: 1,
        state: 'checked',
        sha256,
        created_at: new Date(),
      })
      .execute();
  });
  console.log(`ack ${id}`);
}
await db.close();
