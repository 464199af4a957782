/**
 * A process of its own for each file: it reads the file from its standard input and writes what it found to its fourth stream, because decoders may write
 * to their output. Whatever a file does to its reader, the server lives on.
 */
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { notOpened, type OpenedFile, type OpenedHeader } from './opened-file.ts';

/** Bytes of memory that the process may have at all: a progressive picture of 108 megapixels needs half of it (docs/decisions/0028). */
const maxMemory = 800_000_000;

const [, , kind = '', maxMicroseconds = '0'] = process.argv;

/** A thread of its own: a decoder blocks this one. */
const watch = new Worker(
  `let before;
  require('node:worker_threads').parentPort.once('message', () => (before = process.cpuUsage()));
  setInterval(() => {
    const { user, system } = before ? process.cpuUsage(before) : { user: 0, system: 0 };
    if (process.memoryUsage.rss() > ${maxMemory} || user + system > ${maxMicroseconds}) process.kill(process.pid, 'SIGKILL');
  }, 25);`,
  { eval: true },
);
watch.unref();

const readers: Readonly<Record<string, () => Promise<(bytes: Buffer) => Promise<OpenedFile>>>> = {
  'application/pdf': async () => (await import('./kinds/open-pdf.ts')).openPdf,
  'application/x-cfb': async () => (await import('./kinds/open-compound.ts')).openCompound,
  'image/heic': async () => (await import('./kinds/open-heic.ts')).openHeic,
};
const openPicture = async () => (await import('./kinds/open-picture.ts')).openPicture;

const open = await (readers[kind] ?? openPicture)();
const bytes = await buffer(process.stdin);
watch.postMessage('opening');
const { warning, thumbnail, jpeg } = await open(bytes).catch(() => notOpened);
const header: OpenedHeader = { warning, thumbnail: thumbnail?.length ?? 0, jpeg: jpeg?.length ?? 0 };
const answer = createWriteStream('', { fd: 3 });
answer.write(`${JSON.stringify(header)}\n`);
for (const picture of [thumbnail, jpeg]) if (picture) answer.write(picture);
answer.end();
await finished(answer);
process.exit(0);
