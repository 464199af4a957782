import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ScannerUnavailable, type ScanResult } from './scan-result.ts';

/** Milliseconds. Together shorter than the lease of a file that is processed. */
interface ScanTimeouts {
  readonly connect: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  readonly total: number;
}

const defaultTimeouts: ScanTimeouts = { connect: 5_000, idle: 60_000, total: 90_000 };
const maxAnswerLength = 4096;

/**
 * One file by clamd's INSTREAM: length-prefixed chunks, an empty one at the end, one line back. Rejects with `ScannerUnavailable`
 * when clamd is not there, is too slow, refuses the size or answers anything but OK or FOUND.
 */
export async function scanWithClamd(address: NetConnectOpts, bytes: Readable, timeouts = defaultTimeouts): Promise<ScanResult> {
  // A missing file emits its error before it is read; the reader gets the error again.
  bytes.on('error', () => {});
  const socket = connect(address);
  const end = (why: string) => (): void => void socket.destroy(new ScannerUnavailable(why));
  const connecting = setTimeout(end('it cannot be reached'), timeouts.connect);
  const total = setTimeout(end('it took too long'), timeouts.total);
  socket.setTimeout(timeouts.idle, end('it fell silent'));
  socket.once('connect', () => clearTimeout(connecting));
  try {
    const [answer, sent] = await Promise.all([answerOf(socket), send(socket, bytes)]);
    return readResult(answer, sent);
  } finally {
    clearTimeout(connecting);
    clearTimeout(total);
    socket.destroy();
    bytes.destroy();
  }
}

/** False when clamd hung up before it had everything: it does so once it has an answer. Rejects when the file cannot be read. */
async function send(socket: Socket, bytes: Readable): Promise<boolean> {
  const write = (chunk: Buffer): Promise<void> => new Promise((resolve) => void socket.write(chunk, () => resolve()));
  await write(Buffer.from('zINSTREAM\0'));
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(Buffer.concat([length, chunk]));
    if (!socket.writable) return false;
  }
  await write(Buffer.alloc(4));
  return true;
}

/** What clamd answered until it ended, which counts more than the broken pipe that may follow; or why there is no answer. */
function answerOf(socket: Socket): Promise<string | ScannerUnavailable> {
  return new Promise((resolve) => {
    let received = '';
    let failure = new ScannerUnavailable(`it answered nothing; ${ceiling}`);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      received += text;
      if (received.includes('\0') || received.length > maxAnswerLength) resolve(received);
    });
    socket.on('error', (error) => {
      failure = error instanceof ScannerUnavailable ? error : new ScannerUnavailable(`${error.message}; ${ceiling}`, { cause: error });
    });
    socket.on('close', () => resolve(received === '' ? failure : received));
  });
}

const ceiling = 'StreamMaxLength in clamd.conf has to be above the largest upload';

/** A file counts as clean only when clamd had all of it. */
function readResult(answer: string | ScannerUnavailable, sentAll: boolean): ScanResult {
  if (typeof answer !== 'string') throw answer;
  const found = /^stream: (.{1,200}) FOUND\0/.exec(answer)?.[1];
  if (found !== undefined) return { clean: false, name: found };
  if (answer === 'stream: OK\0' && sentAll) return { clean: true };
  if (answer.startsWith('INSTREAM size limit exceeded')) throw new ScannerUnavailable(`the file is larger than it takes; ${ceiling}`);
  throw new ScannerUnavailable(`it answered ${JSON.stringify(answer.slice(0, 200))}`);
}
