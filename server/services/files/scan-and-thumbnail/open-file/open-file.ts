import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { notOpened, type OpenedFile, type OpenedHeader } from './opened-file.ts';

const child = fileURLToPath(new URL('./open-file.child.ts', import.meta.url));
const looked = new Set([
  'application/pdf',
  'application/x-cfb',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/tiff',
  'image/heic',
]);
const timeoutMs = 20_000;
/** Of processor time, once the file is read; a HEIC is decoded whole, because staff have no other copy to look at. */
const secondsFor = (kind: string): number => (kind === 'image/heic' ? 10 : 2);
/** Of what the process answers; more is not read. Bytes. */
const largestAnswer = 24 * 1024 * 1024;

/** Larger files are not opened: the process that does so holds them in memory. Bytes. */
const largestOpened = 48 * 1024 * 1024;

/** Whether files of this kind (media type by their first bytes) are opened at all: text is not, and the parts of a newer Office file were looked at when it came. Pure. */
export const isOpened = (kind: string | null): kind is string => kind !== null && looked.has(kind);

/**
 * Opens a file once, in a process of its own that has limits of memory and time (SEC-40). What ends that process, and what is too large for it, is
 * `not-opened`. Never rejects.
 */
export async function openFile(kind: string, size: number, read: () => Readable, seconds = secondsFor(kind)): Promise<OpenedFile> {
  if (size > largestOpened) return notOpened;
  // It needs none of the server's environment, which holds its secrets.
  const opening = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', child, kind, String(seconds * 1_000_000)],
    {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    },
  );
  const ended = new Promise<number | null>((resolve) => opening.once('error', () => resolve(null)).once('close', resolve));
  // What the process leaves unread is no matter: its exit code reports whether it is done.
  const fed = pipeline(read(), opening.stdin!).catch(() => undefined);
  const answer = opening.stdio[3] as Readable;
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    if ((length += chunk.length) > largestAnswer) opening.kill('SIGKILL');
  });
  const [code, , bytes] = await Promise.all([ended, fed, buffer(answer).catch(() => Buffer.alloc(0))]);
  return code === 0 ? answered(bytes) : notOpened;
}

function answered(bytes: Buffer): OpenedFile {
  const end = bytes.indexOf('\n');
  if (end < 0) return notOpened;
  const { warning, thumbnail, jpeg } = JSON.parse(bytes.toString('utf8', 0, end)) as OpenedHeader;
  const at = end + 1;
  return {
    warning,
    ...(thumbnail > 0 ? { thumbnail: bytes.subarray(at, at + thumbnail) } : {}),
    ...(jpeg > 0 ? { jpeg: bytes.subarray(at + thumbnail, at + thumbnail + jpeg) } : {}),
  };
}
