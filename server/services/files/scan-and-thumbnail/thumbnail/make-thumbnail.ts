import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('./thumbnail.child.ts', import.meta.url));
const drawn = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const timeoutMs = 15_000;
const largestThumbnail = 512 * 1024;

/** Larger files get no thumbnail: the process that draws it holds them in memory. Bytes. */
const largestDrawn = 48 * 1024 * 1024;

/** Whether a small picture is tried for a file of this kind (media type by its first bytes) and size (bytes). Pure. */
export const hasThumbnail = ({ kind, size }: { readonly kind: string | null; readonly size: number }): boolean =>
  kind !== null && drawn.has(kind) && size <= largestDrawn;

/** A JPEG of at most 320 by 320 pixels of a picture, or null when it cannot be drawn: too large, broken, too slow. Never rejects. */
export async function makeThumbnail(bytes: Readable): Promise<Buffer | null> {
  // It needs none of the server's environment, which holds its secrets.
  const drawing = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', child], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => drawing.once('error', () => resolve(null)).once('close', resolve));
  // What the process leaves unread is no matter: its exit code reports whether it drew.
  const fed = pipeline(bytes, drawing.stdin).catch(() => undefined);
  const chunks: Buffer[] = [];
  let size = 0;
  drawing.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestThumbnail) drawing.kill('SIGKILL');
    else chunks.push(chunk);
  });
  const [code] = await Promise.all([ended, fed]);
  return code === 0 && size > 0 ? Buffer.concat(chunks) : null;
}
