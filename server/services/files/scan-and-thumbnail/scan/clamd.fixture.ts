import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Signs a test file as malware, for this scanner alone; harmless, and unlike EICAR no real scanner takes the repository away for it. */
export const malware = 'PORTICO-TEST-MALWARE';

/**
 * For tests: a scanner with the INSTREAM protocol over a real socket. It finds `malware`; `behave` may answer for it, be silent or hang up, once
 * it has the first chunk. Refuses more than `maxBytes` bytes as clamd does: it answers so and hangs up.
 */
export async function openScanner({ maxBytes = Infinity, behave }: { maxBytes?: number; behave?: (socket: Socket) => void } = {}) {
  const scanned: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let pending: Buffer = Buffer.alloc(0);
    let file: Buffer = Buffer.alloc(0);
    let greeted = false;
    let over = false;
    const answer = (text: string): void => {
      over = true;
      socket.end(`${text}\0`);
    };
    socket.on('data', (chunk) => {
      if (over) return;
      pending = Buffer.concat([pending, chunk]);
      if (!greeted) {
        if (pending.length < 10) return;
        if (pending.toString('latin1', 0, 10) !== 'zINSTREAM\0') return answer('UNKNOWN COMMAND');
        greeted = true;
        pending = pending.subarray(10);
      }
      if (behave && pending.length > 4) return behave(socket);
      while (pending.length >= 4) {
        const length = pending.readUInt32BE(0);
        if (length === 0) {
          scanned.push(file);
          return answer(file.includes(malware) ? 'stream: Portico.Test FOUND' : 'stream: OK');
        }
        if (pending.length < 4 + length) return;
        file = Buffer.concat([file, pending.subarray(4, 4 + length)]);
        pending = pending.subarray(4 + length);
        if (file.length > maxBytes) return answer('INSTREAM size limit exceeded. ERROR');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `clamd://127.0.0.1:${port}`,
    scanned,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
