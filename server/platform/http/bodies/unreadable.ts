import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, problemType } from '../../problems/index.ts';

/** Largest first line with the headers after it, in bytes. */
export const maxHeaderBytes = 16_384;

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

const unreadable: Answer = { status: 400, code: 'bad-request', detail: 'This request is not HTTP that the server understands.' };
const tooLong: Answer = { status: 414, code: 'address-too-long', detail: 'This address is longer than the server accepts.' };
const tooManyHeaders: Answer = { status: 431, code: 'headers-too-large', detail: 'The headers are larger than the server accepts.' };
const answers: Readonly<Record<string, Answer>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', detail: 'This is larger than the server accepts.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request-timeout', detail: 'The request did not arrive in time. Try again.' },
};

interface Unreadable extends NodeJS.ErrnoException {
  /** The bytes that could not be read. */
  readonly rawPacket?: unknown;
}

/** Answers what never becomes a request (malformed HTTP, headers too large, a time-out) as a problem with the headers of every answer, and hangs up. */
export function answerUnreadable(headers: Readonly<Record<string, string>>): (error: Unreadable, socket: Socket) => void {
  return (error, socket) => {
    const { _httpMessage: running } = socket as Socket & { readonly _httpMessage?: { readonly headersSent: boolean } };
    if (error.code === 'ECONNRESET' || !socket.writable || running?.headersSent) return void socket.destroy();
    const answer =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? isOneLongLine(error.rawPacket)
          ? tooLong
          : tooManyHeaders
        : (answers[error.code ?? ''] ?? unreadable);
    const body = JSON.stringify(problem(answer));
    const lines = Object.entries({ ...headersOf(headers, body), connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  };
}

/** Answers a request that expects what no server here does with 417, with the headers of every answer. */
export function refuseExpectations(server: Server, headers: Readonly<Record<string, string>>): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(
      problem({ status: 417, code: 'expectation-failed', detail: 'The server does not do what the header Expect asks for.' }),
    );
    response.writeHead(417, headersOf(headers, body)).end(body);
  });
}

const problem = ({ status, code, detail }: Answer) => problemOf(status, code, detail, randomUUID());

const headersOf = (headers: Readonly<Record<string, string>>, body: string) => ({
  ...headers,
  'content-type': problemType,
  'content-length': String(Buffer.byteLength(body)),
});

/** The first line alone is more than fits. */
function isOneLongLine(packet: unknown): boolean {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const end = text.indexOf('\r\n');
  return /^[A-Z-]+ /.test(text) && (end === -1 || end >= maxHeaderBytes);
}
