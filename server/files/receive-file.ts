import type { Readable } from 'node:stream';
import type { Database } from '../db/index.ts';
import { ProblemError } from '../http/problems.ts';
import { TooLarge, type FileStore } from './disk-store.ts';
import type { StoredFile } from './file-answer.ts';
import { FirstBytes } from './first-bytes.ts';
import { matchesEnding } from './sniff.ts';

/**
 * Takes the bytes of a file that was announced, once; answers their SHA-256. Acknowledged only after bytes and row are durable. Of several
 * uploads at once the first to be whole wins, and what the others brought is removed.
 */
export async function receiveFile(
  { db, store }: { db: Database; store: FileStore },
  file: StoredFile,
  body: Readable | undefined,
): Promise<string> {
  if (file.state === 'refused') throw wrongKind();
  if (file.state !== 'waiting') throw alreadyHere();
  const watched = new FirstBytes(body ?? []);
  const { key, size, sha256 } = await store.write(`${file.tenant_id}/${file.id}`, watched.stream(), file.size).catch((error: unknown) => {
    throw error instanceof TooLarge ? wrongSize() : error;
  });
  const settle = (state: 'checked' | 'refused') =>
    db.kysely
      .updateTable('stored_file')
      .set({ state, sha256 })
      .where('tenant_id', '=', file.tenant_id)
      .where('id', '=', file.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
  if (size !== file.size) {
    await store.remove(key);
    throw wrongSize();
  }
  if (!matchesEnding(file.file_name, watched.head)) {
    await settle('refused');
    await store.remove(key);
    throw wrongKind();
  }
  if (!(await settle('checked'))) {
    const winner = await db.kysely
      .selectFrom('stored_file')
      .select('sha256')
      .where('tenant_id', '=', file.tenant_id)
      .where('id', '=', file.id)
      .executeTakeFirst();
    if (winner?.sha256 !== sha256) await store.remove(key);
    throw alreadyHere();
  }
  return sha256;
}

const wrongKind = (): ProblemError => new ProblemError(415, 'file-type', 'The file is not what its name says. Choose another one.');
const alreadyHere = (): ProblemError => new ProblemError(409, 'already-received', 'This file has already arrived.');
const wrongSize = (): ProblemError => new ProblemError(413, 'file-size', 'The file has another size than announced. Choose it again.');
