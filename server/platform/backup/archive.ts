import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DigestSummary } from './digest.ts';
import { privateModes, syncFolder } from '../disk/index.ts';

export interface Head {
  readonly portico: 'backup';
  readonly format: 1;
  /** ISO 8601. */
  readonly made: string;
  readonly engine: 'pglite' | 'postgres';
  /** Names of the migrations that made the tables. */
  readonly migrations: readonly string[];
}

export interface Tail {
  readonly tables: Readonly<Record<string, DigestSummary>>;
  readonly files: DigestSummary;
}

/**
 * One entry of a backup, one line of JSON in a gzip stream: a head, rows as PostgreSQL writes them (`row_to_json`), files in chunks
 * (base64) each closed by its hash, and a tail, without which a backup is not whole.
 */
export type Entry =
  | readonly ['head', Head]
  | readonly ['row', table: string, row: string]
  | readonly ['chunk', path: string, base64: string]
  | readonly ['file', path: string, sha256: string]
  | readonly ['tail', Tail];

/** Writes the entries to a new file; under its name only once all of it is on disk. Rejects when the file exists. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const partial = `${path}.partial`;
  await (await open(path, 'wx', privateModes.file)).close();
  try {
    const file = await open(partial, 'w', privateModes.file);
    try {
      await pipeline(Readable.from(linesOf(entries)), createGzip(), async (bytes: AsyncIterable<Buffer>) => {
        for await (const chunk of bytes) await file.writeFile(chunk);
        await file.sync();
      });
    } finally {
      await file.close();
    }
    await rename(partial, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await Promise.all([rm(partial, { force: true }), rm(path, { force: true })]);
    throw error;
  }
}

async function* linesOf(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

/** Calls `take` for each entry in turn. Rejects with a sentence when the file is no backup or is cut short. */
export async function readArchive(path: string, take: (entry: Entry) => Promise<void>): Promise<void> {
  let ended = false;
  const consume = async (text: AsyncIterable<Buffer>): Promise<void> => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of text) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const entry = JSON.parse(line) as Entry;
        ended = entry[0] === 'tail';
        await take(entry);
      }
    }
  };
  await pipeline(createReadStream(path), createGunzip(), consume).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!code.startsWith('Z_') && !(error instanceof SyntaxError)) throw error;
    throw new Error(`${path} is not a whole backup (${(error as Error).message}). Nothing was restored; use another one.`);
  });
  if (!ended) throw new Error(`${path} is not a whole backup: its end is missing. Nothing was restored; use another one.`);
}
